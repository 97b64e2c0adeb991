"""Words that name no action at all, as somebody at a keyboard or a program may write them."""

TEXTS: dict[str, tuple[str, str]] = {
    "words-none": (
        "no words: an action is needed, such as 'stay'",
        "aucun mot : il faut une action, par exemple « stay »",
    ),
    "words-no-action": ("no action is called '{words}'", "aucune action ne s'appelle « {words} »"),
    "words-no-thing": (
        "there is nothing called '{words}' to play or use",
        "rien ne s'appelle « {words} » qu'on puisse jouer ou utiliser",
    ),
    "words-play-or-use": (
        "a card is played, a character is used: '{words}' is the other",
        "on joue une carte (play), on utilise un personnage (use) : « {words} » est l'autre",
    ),
    "words-needs-seat": ("a seat must follow '{words}'", "il faut une place après « {words} »"),
    "words-needs-city": ("a city must follow '{words}'", "il faut une cité après « {words} »"),
    "words-needs-treasure": ("a treasure must follow '{words}'", "il faut un trésor après « {words} »"),
    "words-needs-nothing": ("nothing may follow '{words}'", "rien ne doit suivre « {words} »"),
    "words-no-spyglass": (
        "a magic spyglass comes from city 1, 2, 4 or 6, not '{words}'",
        "une longue-vue magique vient de la cité 1, 2, 4 ou 6, pas de « {words} »",
    ),
    "words-no-payment": (
        "'{words}' is no card to pay with",
        "« {words} » n'est pas une carte pour payer",
    ),
    "words-too-much": (
        "that is more than any roll asks for",
        "c'est plus qu'aucun lancer ne demande",
    ),
    "words-no-help-card": (
        "'{words}' is no help card to lay, or named too often",
        "« {words} » n'est pas un coup de pouce à poser, ou revient trop souvent",
    ),
    "words-no-die": (
        "'{words}' is no die: they are counted from 1",
        "« {words} » n'est pas un dé : on les compte à partir de 1",
    ),
    "words-no-seat": (
        "'{words}' is no seat: they are counted from 0",
        "« {words} » n'est pas une place : on les compte à partir de 0",
    ),
    "words-no-treasure": (
        "there is no treasure '{words}': write city and face, such as 6/9 or 6/spyglass",
        "il n'y a pas de trésor « {words} » : écrivez cité et valeur, par exemple 6/9 ou 6/spyglass",
    ),
    "words-no-chance": ("chance cannot answer '{words}'", "le hasard ne peut pas répondre « {words} »"),
    "words-no-face": ("'{words}' is no face of a die", "« {words} » n'est pas une face de dé"),
    "words-no-card": ("'{words}' is no card", "« {words} » n'est pas une carte"),
    "words-no-character": ("'{words}' is no character", "« {words} » n'est pas un personnage"),
}
