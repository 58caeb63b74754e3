"""The rules of a game as a Markdown page: our rules, the cards with their facts, and the options."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from salle.core.game import Game
from salle.core.options import typed_value
from salle.core.registry import game_package
from salle.core.show.card_pages import card_pages, page_data
from salle.core.texts import ENGLISH, Message, Texts


def rules_page(game: Game, words: Texts) -> str:
    """The page in this language, with the facts of the cards and the defaults of the options."""
    folder = files(f"salle.games.{game.id}") / "texts"
    translated = folder / f"{words.locale}.md"
    source = translated if translated.is_file() else folder / f"{ENGLISH}.md"
    name, about = (words.say(Message(f"{game.id}-{part}")) for part in ("name", "about"))
    page = source.read_text(encoding="utf-8") if source.is_file() else f"# {name}\n\n{about}\n"
    return "\n".join([page, *cards_section(game, words), *options_section(game, words)]).rstrip()


def cards_section(game: Game, words: Texts) -> list[str]:
    """Tables of all cards, with the meaning of their marks. Consecutive cards with the same kinds of facts share a
    table.
    """
    cards = [page_data(page, words) for page in card_pages(game, words)]
    runs: list[tuple[list[str], list[dict[str, Any]]]] = []
    for card in cards:
        labels = fact_labels(card)
        if not runs or not (set(labels) <= set(runs[-1][0]) or set(labels) >= set(runs[-1][0])):
            runs.append((labels, []))
        runs[-1][1].append(card)
    tables = [cards_table(max((labels, *map(fact_labels, run)), key=len), run, words) for labels, run in runs]
    legends = [f"{legend}\n" for legend in dict.fromkeys(card["legend"] for card in cards) if legend]
    return [f"## {words.say(Message('rulebook-cards'))}\n", *tables, *legends] if tables else []


def fact_labels(card: dict[str, Any]) -> list[str]:
    """The facts of a card, by label."""
    return [fact["label"] for fact in card["facts"]]


def cards_table(labels: list[str], cards: list[dict[str, Any]], words: Texts) -> str:
    """A row for each card, and a column for each fact that any of them has."""
    rows = []
    for card in cards:
        facts = {fact["label"]: fact["value"] for fact in card["facts"]}
        rows.append([card["title"], f"`{card['code']}`", *(facts.get(label, "") for label in labels)])
    return markdown_table([*(words.say(Message(f"rulebook-{heading}")) for heading in ("card", "code")), *labels], rows)


def options_section(game: Game, words: Texts) -> list[str]:
    """A table of all options. An option that differs by rule set has several rows."""
    headings = [words.say(Message(f"rulebook-{heading}")) for heading in ("option", "default", "valid", "meaning")]
    rows = []
    for option in game_package(game.id).OPTIONS:
        meaning = words.say(Message(f"{game.id}-option-{option.name}"))
        if option.rulesets:
            meaning += f" ({', '.join(option.rulesets)})"
        valid = option.valid().replace("|", ", ")
        rows.append([f"`{option.name}`", typed_value(option.default), valid, meaning])
    return [f"## {words.say(Message('rulebook-options'))}\n", markdown_table(headings, rows)] if rows else []


def markdown_table(headings: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines)
