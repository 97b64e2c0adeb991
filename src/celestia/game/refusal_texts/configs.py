"""Configurations that make no sense."""

TEXTS: dict[str, tuple[str, str]] = {
    "config-players": (
        "Celestia is a game for 2 to 6 players, not {players}",
        "Celestia se joue de 2 à 6 joueurs, pas à {players}",
    ),
    "config-crews": (
        "crews are a variant for exactly 2 players, not {players}",
        "les équipages sont une variante pour 2 joueurs exactement, pas pour {players}",
    ),
    "config-no-preset": (
        "there is no preset '{name}'; there are {known}",
        "il n'y a pas de plan de vol « {name} » ; il y a {known}",
    ),
    "config-no-module": (
        "there is no module '{name}'; there are {known}",
        "il n'y a pas de module « {name} » ; il y a {known}",
    ),
    "config-no-option": (
        "there is no house option '{name}'; there are {known}",
        "il n'y a pas d'option de table « {name} » ; il y a {known}",
    ),
    "config-option-off": (
        "the house option {name} is about {needed}, which is switched off",
        "l'option de table {name} concerne {needed}, qui n'est pas en jeu",
    ),
    "config-fixed-number": (
        "the number of '{name}' cannot be chosen; of {known} it can",
        "le nombre de « {name} » ne se choisit pas ; on peut choisir celui de {known}",
    ),
    "config-card-off": (
        "{name} belongs to {needed}, which is switched off",
        "{name} fait partie de {needed}, qui n'est pas en jeu",
    ),
    "config-card-number": (
        "there may be 0 to {most} of {name}, not {number}",
        "il peut y avoir 0 à {most} fois {name}, pas {number}",
    ),
    "config-module-empty": (
        "the module {name} needs its cards, and all of them are switched off",
        "le module {name} a besoin de ses cartes, et toutes sont retirées",
    ),
    "config-no-setting": (
        "'{name}' is no setting: write players=4 preset=classic, for example",
        "« {name} » n'est pas un réglage : écrivez par exemple players=4 preset=classic",
    ),
    "config-unknown-setting": (
        "there is no setting '{name}'; there are players, preset, modules, house, cards",
        "il n'y a pas de réglage « {name} » ; il y a players, preset, modules, house, cards",
    ),
    "config-players-missing": (
        "the number of players is missing: write players=4, for example",
        "il manque le nombre de joueurs : écrivez par exemple players=4",
    ),
    "config-no-number": (
        "{name} needs a number, not '{value}'",
        "{name} demande un nombre, pas « {value} »",
    ),
}
