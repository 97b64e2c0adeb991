"""Generate the two pages of rules from the ledger.

--check fails if they are stale. The browser's rules come from the ledger, too (web/scripts/rules.ts).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from celestia.locales import texts
from tests.ledger import Entry, cited_ids, load
from tools.fresh import ROOT, write_or_check

CHAPTERS = (
    "box", "procedure", "leg", "rowboat_leg", "general", "base_cards", "extension_1", "extension_2", "bonus",
    "crews", "pairs", "hidden", "order", "contradictions",
)  # fmt: skip

INTRO_EN = """\
This is the complete reference of the rules of this game, in our own words. It is an unofficial
implementation of Celestia and does not replace a rulebook. Every rule has a number. Search for a card by its
name, or follow the links from rule to rule. If two rules disagree, the one in the chapter on order, chance
and special cases wins.

**Sources.** FR2: French rulebook, second edition. EN1: English rulebook, first edition. EXT1, EXT2:
leaflets of the two extensions. 2P: the variant for two players. If the texts disagree, FR2 wins.

**Status.** *printed*: a rulebook says so. *clarified*: a rulebook says so less plainly or in several ways.
*inferred*: not printed, but we deduced it. *our ruling*: no text decides, so we did.

**Confidence.** A: printed or well attested. B: one good source. C: plausible. D: a guess. An entry with
several facts has the letter of its weakest one."""

INTRO_FR = """\
Voici la référence complète des règles que suit ce jeu, dans nos propres mots. C'est une réalisation non
officielle de Celestia, qui ne remplace aucun livret. Chaque règle a un numéro ; cherchez une carte par son
nom, ou suivez les liens d'une règle à l'autre. Si deux règles se contredisent, celle du chapitre sur
l'ordre, le hasard et les cas particuliers l'emporte.

**Sources.** FR2 : livret français, deuxième édition. EN1 : livret anglais, première édition. EXT1, EXT2 :
feuillets des deux extensions. 2P : la variante à deux joueurs. Quand les textes divergent, FR2 l'emporte.

**Statut.** *imprimé* : un livret le dit. *précisé* : un livret le dit moins nettement ou de plusieurs
façons. *déduit* : aucun livret ne l'imprime, nous l'avons déduit. *notre décision* : aucun texte ne
tranche, nous l'avons fait.

**Fiabilité.** A : imprimé ou bien attesté. B : une bonne source. C : plausible. D : une supposition. Une
règle qui réunit plusieurs faits porte la lettre du moins sûr."""


@dataclass(frozen=True, slots=True)
class Language:
    """The texts of one of the two pages."""

    code: str
    file: str
    title: str
    intro: str
    contents: str
    other: str
    words: dict[str, str]  # for statuses, sources and the labels of the last line


ENGLISH = Language(
    "en", "rules.md", "The rules of Celestia", INTRO_EN, "Contents", "[En français](rules.fr.md)",
    {"printed": "printed", "clarified": "clarified", "inferred": "inferred", "ruled": "our ruling",
     "several": "several texts", "source": "Source: ", "confidence": "confidence ", "tests": "tests: ",
     "untested": "no test: ", "uncited": "no test yet"},
)  # fmt: skip
FRENCH = Language(
    "fr", "rules.fr.md", "Les règles de Celestia", INTRO_FR, "Sommaire", "[In English](rules.md)",
    {"printed": "imprimé", "clarified": "précisé", "inferred": "déduit", "ruled": "notre décision",
     "several": "plusieurs textes", "source": "Source : ", "confidence": "fiabilité ", "tests": "tests : ",
     "untested": "aucun test possible", "uncited": "pas encore de test"},
)  # fmt: skip


def render(language: Language, entries: dict[str, Entry], cited: dict[str, list[str]]) -> str:
    """Render one page."""
    chapters = _by_chapter(entries)
    blocks = [f"# {language.title}", language.other, language.intro, f"## {language.contents}"]
    blocks.append("\n".join(_contents(language, chapters)))
    for name, members in chapters.items():
        blocks.append(f'<a id="{name}"></a>\n\n## {_title(language, name)}')
        blocks += [_block(language, entry, entries, cited.get(entry.id, [])) for entry in members]
    return "\n\n".join(blocks) + "\n"


def _by_chapter(entries: dict[str, Entry]) -> dict[str, list[Entry]]:
    unplaced = [entry.id for entry in entries.values() if entry.chapter not in CHAPTERS]
    if unplaced:
        raise SystemExit(f"Rules with an unknown chapter: {', '.join(unplaced)}.")
    return {name: [entry for entry in entries.values() if entry.chapter == name] for name in CHAPTERS}


def _contents(language: Language, chapters: dict[str, list[Entry]]) -> Iterator[str]:
    for name, members in chapters.items():
        span = f"{members[0].id} … {members[-1].id}"
        yield f"- [{_title(language, name)}](#{name}) ({span})"


def _title(language: Language, chapter: str) -> str:
    return texts(language.code, "rules").say(f"rules-chapter-{chapter}".replace("_", "-"))


def _block(language: Language, entry: Entry, entries: dict[str, Entry], files: list[str]) -> str:
    text = _linked(entry.en if language.code == "en" else entry.fr, entry.id, entries)
    return f'<a id="{entry.id}"></a>**{entry.id}.** {text}\\\n<sub>{_marks(language, entry, files)}</sub>'


def _linked(text: str, own: str, entries: dict[str, Entry]) -> str:
    def link(found: re.Match[str]) -> str:
        id_ = found[0]
        return f"[{id_}](#{id_})" if id_ in entries and id_ != own else id_

    return re.sub(r"\b(?:RB|[aRBPHQC])\d+[ab]?\b", link, text)


def _marks(language: Language, entry: Entry, files: list[str]) -> str:
    words = language.words
    marks = [words[entry.status]]
    if entry.source != "ruling":
        marks.insert(0, words["source"] + words.get(entry.source, entry.source))
    if entry.confidence != "ruling":
        marks.append(words["confidence"] + entry.confidence)
    return " · ".join([*marks, _tests(language, entry, files)])


def _tests(language: Language, entry: Entry, files: list[str]) -> str:
    if files:
        return language.words["tests"] + ", ".join(f"[{name}](../tests/{name})" for name in files)
    if entry.untestable is None:
        return language.words["uncited"]
    return language.words["untested"] + (entry.untestable if language.code == "en" else "")


def rendered() -> dict[str, str]:
    entries, cited = load(), cited_ids(ROOT / "tests")
    return {f"docs/{language.file}": render(language, entries, cited) for language in (ENGLISH, FRENCH)}


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, ROOT, rendered()))
