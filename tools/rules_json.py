"""The data of the browser's rules page in one language. `render_rules` writes it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from tests.ledger import Entry, load
from tools.rule_modules import modules_of

QUESTION = re.compile(r"([^?]*\?) ")
RULE = re.compile(r"\b(?:RB|[aRBPHQC])\d+[ab]?\b")


def typeset(text: str, language: str) -> str:
    """Apply typography: curved quotes, and non-breaking spaces in French."""
    printed = re.sub(r"(^|[\s(])'", "\\1\u2018", text).replace("'", "\u2019")
    if language != "fr":
        return printed
    return re.sub(r" ([:;!?»])", "\u00a0\\1", printed).replace("« ", "«\u00a0")


def ledger(language: str, titles: Mapping[str, tuple[str, str]]) -> str:
    """Return all chapters and rules as JSON."""
    entries, column = load(), 1 if language == "fr" else 0
    rules = [_rule(entry, language, entries) for entry in entries.values()]
    chapters = [{"id": id_, "heading": title[column]} for id_, title in titles.items()]
    return json.dumps({"chapters": chapters, "rules": rules}, ensure_ascii=False, indent=1) + "\n"


def _rule(entry: Entry, language: str, known: Mapping[str, Entry]) -> dict[str, str | list[str]]:
    """Return one rule. A question at its start becomes the heading."""
    text = entry.fr if language == "fr" else entry.en
    asked, english = QUESTION.match(text), QUESTION.match(entry.en)
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "heading": typeset(asked[1], language) if asked else "",
        "text": typeset(text[asked.end() :] if asked else text, language),
        "source": entry.source,
        "status": entry.status,
        "confidence": entry.confidence,
        "modules": modules_of(entry.id, entry.chapter, english[1] if english else ""),
        "names": sorted({id_ for id_ in RULE.findall(text) if id_ in known and id_ != entry.id}),
    }
