"""Names and talk contain visible characters only, including emoji."""

from __future__ import annotations

import pytest

from celestia.server.tables.commands import Refusal, clean_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Zoe\u0308",
        "山田",
        "علي‌رضا",  # with a non-joiner, as Persian writes it
        "क्‍ष",  # with a joiner after a virama
        "Nguyễn",
        FAMILY,
        "\u2764\ufe0f",
        "\U0001f469\U0001f3fd\u200d\U0001f680",  # an astronaut with a skin tone
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # the flag of England
        "\U0001f1eb\U0001f1f7",  # the flag of France
        "1\ufe0f\u20e3",  # a keycap
        "\U0001f3f3\ufe0f\u200d\U0001f308",  # the rainbow flag
    ],
)
def test_visible_names_are_accepted(name: str) -> None:
    assert clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "Ann\u3164",
        "\u115f",
        "\uffa0",
        "\u2800",
        "\ufe0f",
        "A\ufe0f",
        "\u200d",
        "An\u200dn",
        "An\u200cn",
        "\u200bAnn",
        "\u202eAnn",
        "Ann\U000e0067",
        "Ann\U000e0101",
        "\u0301",
        "A" + "\u0316" * 5,
        "A\u0000",
        "\ue000",
        "\ud800",
        "   ",
        "\u00a0",
    ],
)
def test_invisible_names_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "name"
