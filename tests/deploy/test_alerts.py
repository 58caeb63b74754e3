"""The alert rules in deploy/ and the security policy: they can be read, and name only what there is."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from salle.server.rate_limits import Limits
from tests.deploy.files import text, yaml
from tests.server.serving import serving

METRIC = re.compile(r"\b(?:salle|process)_[a-z_]+")
RULES = [rule for group in yaml("deploy/alerts.yml")["groups"] for rule in group["rules"]]


def test_each_rule_has_a_name_and_says_what_is_wrong() -> None:
    assert len({rule["alert"] for rule in RULES}) == len(RULES) > 0
    assert all(rule["expr"] and rule["annotations"]["summary"] for rule in RULES)


def test_every_metric_of_the_rules_exists(tmp_path: Path) -> None:
    async def metrics() -> set[str]:
        async with serving(f"sqlite:///{tmp_path / 'salle.db'}") as server:
            families = list(server.service.metrics.registry.collect())
        suffixes = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"], "gauge": [""]}
        return {family.name + suffix for family in families for suffix in suffixes[family.type]}

    named = {name for rule in RULES for name in METRIC.findall(rule["expr"])}
    assert named - asyncio.run(metrics()) == set()
    assert len(named) > 5


def test_the_security_policy_names_settings_and_files_that_exist() -> None:
    policy = text("SECURITY.md")
    assert f"{Limits().sockets} sockets" in policy
    for link in re.findall(r"\]\(([^)#]+)", policy):
        assert text(link)
    assert "(SECURITY.md)" in text("README.md") and "(../SECURITY.md)" in text("docs/serving.md")
    assert "(../deploy/alerts.yml)" in text("docs/serving.md")
