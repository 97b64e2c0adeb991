"""Cards and powers that were played, one sentence each."""

TEXTS: dict[str, tuple[str, str]] = {
    "card_played": (
        "{who} {who:plays|play} {card}.",
        "{who} {who:joue|jouez} {card}.",
    ),
    "card_played.alternative_route": (
        "{who} {who:plays|play} Alternative route: the captain may roll dice again.",
        "{who} {who:joue|jouez} Itinéraire bis : le capitaine peut relancer des dés.",
    ),
    "card_played.ejection": (
        "{who} {who:plays|play} Ejection: {target} {target:has|have} to leave, with a treasure.",
        "{who} {who:joue|jouez} Débarquement : {target} {target:doit|devez} descendre, avec un trésor.",
    ),
    "card_played.jetpack": (
        "{who} {who:plays|play} Jetpack and {who:escapes|escape} from the crash with a treasure.",
        "{who} {who:joue|jouez} Jetpack et {who:échappe|échappez} au crash avec un trésor.",
    ),
    "card_played.wind_gust": (
        "{who} {who:plays|play} Wind gust: every blank die is rolled again.",
        "{who} {who:joue|jouez} Coup dur : tous les dés vides sont relancés.",
    ),
    "card_played.bandit": (
        "{who} {who:plays|play} Bandit: one more die.",
        "{who} {who:joue|jouez} Bandit : un dé de plus.",
    ),
    "card_played.mooring": (
        "{who} {who:plays|play} Mooring: what was paid is spent, but nobody moves.",
        "{who} {who:joue|jouez} Amarre : les cartes payées sont perdues, mais personne n'avance.",
    ),
    "card_played.pressing_need": (
        "{who} {who:plays|play} Pressing need: {target} {target:takes|take} the wheel.",
        "{who} {who:joue|jouez} Envie pressante : {target} {target:prend|prenez} la barre.",
    ),
    "card_played.new_gear": (
        "{who} {who:plays|play} New gear and {who:changes|change} the whole hand.",
        "{who} {who:joue|jouez} Nouveau matos et {who:change|changez} toute la main.",
    ),
    "card_played.spy": (
        "{who} {who:plays|play} Spy and {who:sees|see} the cards {target} {target:holds|hold}.",
        "{who} {who:joue|jouez} Espionne : {target} {target:laisse voir sa main|laissez voir votre main}.",
    ),
    "card_played.grappling_hook": (
        "{who} {who:plays|play} Grappling hook.",
        "{who} {who:joue|jouez} Grappin.",
    ),
    "card_played.instructor": (
        "{who} {who:plays|play} Instructor and {who:chooses|choose} the treasure for {target}.",
        "{who} {who:joue|jouez} Instructeur et {who:choisit|choisissez} le trésor pour {target}.",
    ),
    "power_used.red": (
        "{who} {who:uses|use} Red's power: a treasure is given up, all dice are rolled again.",
        "{who} {who:emploie|employez} le pouvoir Rouge : un trésor est défaussé, tous les dés sont relancés.",
    ),
    "power_used.blue": (
        "{who} {who:uses|use} Blue's power and {who:takes|take} the wheel.",
        "{who} {who:emploie|employez} le pouvoir Bleu et {who:prend|prenez} la barre.",
    ),
    "power_used.green": (
        "{who} {who:uses|use} Green's power against the pirates.",
        "{who} {who:emploie|employez} le pouvoir Vert contre les pirates.",
    ),
    "power_used.yellow": (
        "{who} {who:uses|use} Yellow's power: two cards of the deck may help.",
        "{who} {who:emploie|employez} le pouvoir Jaune : deux cartes de la pioche peuvent aider.",
    ),
    "power_used.black": (
        "{who} {who:uses|use} Black's power: two dice fewer.",
        "{who} {who:emploie|employez} le pouvoir Noir : deux dés de moins.",
    ),
    "power_used.purple": (
        "{who} {who:uses|use} Purple's power: {target} {target:makes|make} the same choice.",
        "{who} {who:emploie|employez} le pouvoir Violet : {target} {target:fait|faites} le même choix.",
    ),
    "spyglass_used": (
        "{who} {who:raises|raise} a Magic spyglass: every event of this leg is ignored.",
        "{who} {who:sort|sortez} une Longue-vue magique : tous les événements de l'étape sont ignorés.",
    ),
}
