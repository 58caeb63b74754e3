"""The files of the page in the browser, or a sentence if the page was not built.

Files with a hash in their name are cached for ever; browsers check the others again. Other HTML requests, such as for
a table or a lesson, get the front file. With it go preload links for what the page will fetch first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar.types import ASGIApp, Receive, Send

from salle.core.texts import Message, reader_locale, texts
from salle.server.web.origins import headers_of

FOLDER: Final = Path(__file__).parents[1] / "static"
FRONT: Final = "/index.html"
HASHED: Final = "/assets/"
SCRIPT: Final = re.compile(rb'<script type="module"[^>]* src="(/assets/[^"]+)"')
FOREVER, AGAIN = "public, max-age=31536000, immutable", "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the best first
WORDS: Final = f"{HASHED}first.{{}}-"  # the path prefix of the first screen's texts in a language
GAMES: Final = "/api/games"
SOON: Final = "<{}>; rel=preload; as=fetch; crossorigin"
VARIES: Final = {"vary": "accept-encoding, accept-language"}
OURS: Final = ("/api", "/health", "/metrics")  # never answered by the page
TYPES: Final = {  # on Windows, other programs can change the types of `.css`, `.js` and `.svg` in the registry
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


class File(NamedTuple):
    """A file, with its body in each available encoding."""

    type: str
    etag: str
    cache: str
    bodies: Mapping[str, bytes]

    def headers(self, encoding: str) -> dict[str, str]:
        said = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding", "content-type": self.type}
        return {**said, "content-encoding": encoding} if encoding else said


class Page:
    """The built page, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: Final = dict(read(folder))

    @cached_property
    def build(self) -> str:
        """The name of the page's script, which changes with every build. Empty if there is no page."""
        found = SCRIPT.search(self.files[FRONT].bodies[""]) if self.is_built else None
        return found[1].decode() if found else ""

    @property
    def is_built(self) -> bool:
        return FRONT in self.files

    def answering(self, scope: Any) -> ASGIApp | None:
        """The application that answers this request, if it is for the page."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return None
        headers = headers_of(scope)
        file = self.files.get(FRONT if scope["path"] == "/" else scope["path"])
        if file is None and not scope["path"].startswith(OURS) and "text/html" in headers.get("accept", ""):
            file = self.files.get(FRONT) or missing(headers.get("accept-language", ""))
        if file is None:
            return None
        return sending(file, headers, self._soon(scope["path"], headers) if file is self.files.get(FRONT) else {})

    def _soon(self, path: str, headers: Mapping[str, str]) -> dict[str, str]:
        """The preload links for the front file at that path."""
        words = WORDS.format(reader_locale(headers.get("accept-language", "en").partition(",")[0]))
        needed = [name for name in self.files if name.startswith(words)] + [GAMES] * (path == "/")
        return {"link": ", ".join(map(SOON.format, needed)), **VARIES} if needed else {}


def read(folder: Path) -> list[tuple[str, File]]:
    """All files by their paths, each with its compressed versions."""
    found = []
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in ENCODINGS.values():
            continue
        name, body = f"/{path.relative_to(folder).as_posix()}", path.read_bytes()
        encoded = {
            encoding: beside.read_bytes()
            for encoding, suffix in ENCODINGS.items()
            if (beside := path.with_name(path.name + suffix)).is_file()
        }
        cache = FOREVER if name.startswith(HASHED) else AGAIN
        found.append((name, made(TYPES.get(path.suffix) or guess_type(name)[0] or "", cache, {**encoded, "": body})))
    return found


def made(type: str, cache: str, bodies: Mapping[str, bytes]) -> File:
    """A file with its type and its tag."""
    full = f"{type}; charset=utf-8" if type.startswith("text/") else type or "application/octet-stream"
    return File(full, f'"{sha256(bodies[""]).hexdigest()[:24]}"', cache, bodies)


def missing(languages: str) -> File:
    """A sentence about how to get the page, if it was not built."""
    said = texts(reader_locale(languages.partition(",")[0])).say(Message("server-no-page"))
    return made("text/plain", AGAIN, {"": said.encode()})


def sending(file: File, headers: Mapping[str, str], more: Mapping[str, str]) -> ASGIApp:
    """The application that sends the file with these headers, or 304 if the browser has it."""
    accepted = {word.partition(";")[0].strip() for word in headers.get("accept-encoding", "").split(",")}
    encoding = next((one for one in file.bodies if one in accepted), "")
    known = file.etag in headers.get("if-none-match", "")

    async def send_file(scope: Any, receive: Receive, send: Send) -> None:
        body = b"" if known else file.bodies[encoding]
        said = {**file.headers(encoding if body else ""), **more}
        said |= {} if known else {"content-length": str(len(body))}
        told: Any = {"type": "http.response.start", "status": 304 if known else 200, "headers": encoded(said)}
        await send(told)
        rest: Any = {"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body}
        await send(rest)

    return send_file


def encoded(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
