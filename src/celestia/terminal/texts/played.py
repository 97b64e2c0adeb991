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
        "{who} {who:plays|play} Jetpack and {who:jumps|jump}!",
        "{who} {who:joue|jouez} Jetpack et {who:saute|sautez} !",
    ),
    "card_played.wind_gust": (
        "{who} {who:plays|play} Wind gust: every blank die is rolled again.",
        "{who} {who:joue|jouez} Coup dur : toutes les faces vides sont relancées.",
    ),
    "card_played.bandit": (
        "{who} {who:plays|play} Bandit: one more die on this leg.",
        "{who} {who:joue|jouez} Bandit : un dé de plus à cette étape.",
    ),
    "card_played.mooring": (
        "{who} {who:plays|play} Mooring: the payment is spent, but nobody moves.",
        "{who} {who:joue|jouez} Amarre : les cartes payées sont perdues, mais personne n'avance.",
    ),
    "card_played.pressing_need": (
        "{who} {who:plays|play} Pressing need: {target} {target:takes|take} the wheel.",
        "{who} {who:joue|jouez} Envie pressante : {target} {target:prend|prenez} la barre.",
    ),
    "card_played.new_gear": (
        "{who} {who:plays|play} New gear and {who:changes their|change your} whole hand.",
        "{who} {who:joue|jouez} Nouveau matos et {who:change toute sa main|changez toute votre main}.",
    ),
    "card_played.spy": (
        "{who} {who:plays|play} Spy and {who:looks|look} at {target:the hand of {target}|your hand}.",
        "{who} {who:joue|jouez} Espionne et {who:voit|voyez} {target:ce que tient {target}|vos cartes}.",
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
        "{who} (Red) {who:gives|give} up a treasure: all dice are rolled again.",
        "{who} (Rouge) {who:défausse|défaussez} un trésor : tous les dés sont relancés.",
    ),
    "power_used.blue": (
        "{who} (Blue) {who:takes|take} the wheel.",
        "{who} (Bleu) {who:prend|prenez} la barre.",
    ),
    "power_used.green": (
        "{who} (Green) {who:drives|drive} the pirates off.",
        "{who} (Vert) {who:chasse|chassez} les pirates.",
    ),
    "power_used.yellow": (
        "{who} (Yellow) {who:turns|turn} up two cards of the deck: they may help.",
        "{who} (Jaune) {who:retourne|retournez} deux cartes de la pioche : elles peuvent aider.",
    ),
    "power_used.black": (
        "{who} (Black): two dice fewer on this leg.",
        "{who} (Noir) : deux dés de moins à cette étape.",
    ),
    "power_used.purple": (
        "{who} (Purple): {target} {target:makes|make} the same choice.",
        "{who} (Violet) : {target} {target:fait|faites} le même choix.",
    ),
    "spyglass_used": (
        "{who} {who:uses|use} a Magic spyglass: nothing to pay on this leg.",
        "{who} {who:utilise|utilisez} une Longue-vue magique : rien à payer à cette étape.",
    ),
}
