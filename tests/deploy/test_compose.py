"""compose.yaml and the Caddyfile: they fit each other, the image, and what Salle understands."""

from __future__ import annotations

import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from salle.cli.commands.serve import PORT
from salle.cli.local_network import EVERYWHERE
from salle.server.settings import Settings, read_settings
from salle.server.store.database import located
from tests.deploy.files import GIVEN, ROOT, compose, environment, only, schema_problems, stages, text, understood, yaml

FILE = compose()
SERVICES: dict[str, Any] = FILE["services"]
DB, SALLE, CADDY = (SERVICES[name] for name in ("db", "salle", "caddy"))
IMAGE = stages()[-1]
TOLD = understood(SALLE["command"])


def test_it_is_a_compose_file() -> None:
    assert schema_problems("compose-spec", "compose.yaml") == ""
    assert set(SERVICES) == {"db", "salle", "caddy"}


@pytest.mark.parametrize("name", SERVICES)
def test_what_a_service_names_is_declared(name: str) -> None:
    service = SERVICES[name]
    assert set(service["networks"]) <= set(FILE["networks"])
    assert {one["source"] for one in service.get("configs", ())} <= set(FILE["configs"])
    sources = [volume.split(":")[0] for volume in service["volumes"]]
    assert {source for source in sources if "/" not in source} <= set(FILE["volumes"])
    assert [source for source in sources if "/" in source and not (ROOT / source).is_file()] == []
    for other, wish in service.get("depends_on", {}).items():
        assert wish == {"condition": "service_healthy"}
        assert "healthcheck" in SERVICES[other] or only(IMAGE, "HEALTHCHECK")


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_comes_back_and_gains_no_privileges(name: str) -> None:
    assert SERVICES[name]["restart"] == "unless-stopped"
    assert SERVICES[name]["security_opt"] == ["no-new-privileges:true"]


def test_only_caddy_can_be_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service or "network_mode" in service] == ["caddy"]
    assert CADDY["ports"] == ["80:80", "443:443", "443:443/udp"]
    assert DB["networks"] == ["back"]
    assert FILE["networks"]["back"]["internal"] is True


def test_the_password_is_given_and_not_kept_here() -> None:
    raw = yaml("compose.yaml")["services"]
    for value in (raw["db"]["environment"]["POSTGRES_PASSWORD"], raw["salle"]["environment"]["PGPASSWORD"]):
        assert re.fullmatch(r"\$\{POSTGRES_PASSWORD:\?[^}]+\}", value)
    assert ".env\n" in text(".gitignore")


def test_salle_and_its_database_speak_of_the_same() -> None:
    kind, where = located(SALLE["environment"]["SALLE_DATABASE"])
    url, made = urlsplit(where), DB["environment"]
    assert kind == "postgresql"
    assert (SERVICES[url.hostname or ""], url.username) == (DB, made["POSTGRES_USER"])
    assert url.path == f"/{made['POSTGRES_DB']}"
    asked = [f"--username={url.username}", f"--dbname={made['POSTGRES_DB']}"]
    assert DB["healthcheck"]["test"] == ["CMD", "pg_isready", "--host=127.0.0.1", *asked]
    assert set(SALLE["networks"]) >= set(DB["networks"])


def test_salle_is_served_by_two_workers_to_caddy() -> None:
    assert (TOLD["host"], TOLD["port"], TOLD["workers"]) == (EVERYWHERE, PORT, 2)
    assert SALLE["build"] == "."
    assert SALLE["volumes"] == [f"data:{only(IMAGE, 'VOLUME').value}"]


def test_caddy_and_nobody_else_is_the_proxy() -> None:
    address = CADDY["networks"]["front"]["ipv4_address"]
    assert TOLD["proxy"] == address
    (given,) = FILE["networks"]["front"]["ipam"]["config"]
    assert ip_address(address) in ip_network(given["subnet"])
    assert ip_address(address) not in ip_network(given["ip_range"])
    assert ip_network(given["ip_range"]).subnet_of(ip_network(given["subnet"]))  # type: ignore[arg-type]
    assert [name for name, service in SERVICES.items() if "front" in service["networks"]] == ["salle", "caddy"]


def test_the_settings_are_understood_and_name_the_host(tmp_path: Path) -> None:
    ((source, target),) = [(one["source"], one["target"]) for one in SALLE["configs"]]
    assert target == str(TOLD["config"])
    file = tmp_path / "salle.toml"
    file.write_text(FILE["configs"][source]["content"], encoding="utf-8")
    assert read_settings(file) == Settings(hosts=(GIVEN["SALLE_HOST"],))
    assert "read_only" not in SALLE  # compose can't put such a file into a container that is


def test_every_variable_is_one_that_the_program_reads() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    set_here = [name for name in (*SALLE["environment"], *environment(IMAGE)) if name.startswith("SALLE_")]
    assert [name for name in set_here if name not in sources] == []
    assert len(set_here) == 2


def test_caddy_passes_everything_on_to_salle() -> None:
    (mount,) = [volume for volume in CADDY["volumes"] if volume.startswith("./")]
    source, target, mode = mount.split(":")
    assert (target, mode) == ("/etc/caddy/Caddyfile", "ro")
    site = re.search(r"\n\{\$(\w+)\} \{\n\treverse_proxy (\w+):(\d+)\n\}\n$", text(source))
    assert site is not None
    assert list(CADDY["environment"]) == [site[1]]
    assert CADDY["environment"][site[1]] == GIVEN["SALLE_HOST"]
    assert (SERVICES[site[2]], int(site[3])) == (SALLE, PORT)


def test_systemd_restarts_the_server_and_grants_it_files() -> None:
    lines = text("deploy/salle.service").splitlines()
    assert {"Restart=always", "LimitNOFILE=65536"} <= {*lines}
    (start,) = [line for line in lines if line.startswith("ExecStart=")]
    assert start.partition("/bin/")[2].startswith("salle serve --workers 4")
