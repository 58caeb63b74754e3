"""Looks for words that we do not use, `make words`: those of words.txt, in everything that people read.

It reads Markdown, English Fluent files, docstrings, and comments of Python, TypeScript, Svelte, CSS, SQL and TOML.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WORDS: Final = Path(__file__).with_name("words.txt")
LEFT_OUT: Final = re.compile(r"^(tests/(fixtures|golden)/|docs/(pictures|notebooks)/|web/src/wire\.ts|LICENSE)")
# Code and quotations, of Fluent also ids, variants and arguments.
CODE: Final = re.compile(r"`[^`]*`|\"[^\"]*\"|\[[\w-]+\]|\$[\w-]+|^[a-z][\w-]* =")
FENCE: Final = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
COMMENTS: Final = {  # by the end of a file's name
    ".ts": re.compile(r"(?<![:'\"])//[^\n]*|/\*.*?\*/", re.DOTALL),
    ".svelte": re.compile(r"(?<![:'\"])//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL),
    ".css": re.compile(r"/\*.*?\*/", re.DOTALL),
    ".sql": re.compile(r"--.*"),
    ".toml": re.compile(r"(?<!\S)#.*"),
}
Line = tuple[int, str]


def rules(text: str) -> list[tuple[re.Pattern[str], str]]:
    """The words, each with a better one."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    # A word in an option or in a name, such as `--anew`, is not a word of the text.
    return [
        (re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])"), better)
        for pattern, _, better in (line.partition(" -> ") for line in lines)
    ]


def texts(path: str, source: str) -> Iterator[Line]:
    """The lines of this file that people read, with their numbers."""
    suffix = Path(path).suffix
    if suffix == ".md":
        yield from enumerate(FENCE.sub(lambda code: "\n" * code[0].count("\n"), source).splitlines(), 1)
    elif path.endswith(("/en.ftl", ".en.ftl")):
        yield from enumerate(source.splitlines(), 1)
    elif suffix == ".py":
        yield from python_texts(source)
    elif suffix in COMMENTS:
        for found in COMMENTS[suffix].finditer(source):
            first = source.count("\n", 0, found.start()) + 1
            yield from enumerate(found[0].splitlines(), first)


def python_texts(source: str) -> Iterator[Line]:
    """Docstrings and comments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            text = ast.get_docstring(node, clean=False)
            if text is not None:
                yield from enumerate(text.splitlines(), node.body[0].lineno)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def plain(text: str) -> str:
    """Without code and quotations. Words begin with a small letter; constants such as NOBODY stay as they are."""
    return re.sub(r"\b[A-Z](?=[a-z])", lambda letter: letter[0].lower(), CODE.sub("", text))


def main() -> int:
    """Print each place with a better word; 1 if there are any."""
    if not (ROOT / ".git").exists():
        print("check_words: skipped, because only the files in git are checked")
        return 0
    unwanted = rules(WORDS.read_text("utf-8"))
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = 0
    for path in tracked.splitlines():
        if LEFT_OUT.match(path) or not (ROOT / path).is_file() or (ROOT / path).is_symlink():
            continue
        if Path(path).suffix not in (".md", ".ftl", ".py", *COMMENTS):
            continue
        for number, text in texts(path, (ROOT / path).read_text("utf-8")):
            for pattern, better in unwanted:
                if word := pattern.search(plain(text)):
                    print(f"{path}:{number}: {word[0]} -> {better}")
                    found += 1
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
