# Les cartes et pouvoirs joués, une phrase à chaque fois.

terminal-card-played = { $who } joue { $card }.
    .you = Vous jouez { $card }.
terminal-card-played-alternative-route = { $who } joue Itinéraire bis : le capitaine peut relancer des dés.
    .you = Vous jouez Itinéraire bis : le capitaine peut relancer des dés.
terminal-card-played-ejection = { $who } joue Débarquement : { $target } { $target-is ->
    [you] devez
   *[other] doit
} descendre, avec un trésor.
    .you = Vous jouez Débarquement : { $target } doit descendre, avec un trésor.
terminal-card-played-jetpack = { $who } joue Jetpack et saute !
    .you = Vous jouez Jetpack et sautez !
terminal-card-played-wind-gust = { $who } joue Coup dur : { terminal-does-wind-gust }.
    .you = Vous jouez Coup dur : { terminal-does-wind-gust }.
terminal-card-played-bandit = { $who } joue Bandit : { terminal-does-bandit }.
    .you = Vous jouez Bandit : { terminal-does-bandit }.
terminal-card-played-mooring = { $who } joue Amarre : { terminal-does-mooring }.
    .you = Vous jouez Amarre : { terminal-does-mooring }.
terminal-card-played-pressing-need = { $who } joue Envie pressante : { $target } { $target-is ->
    [you] prenez
   *[other] prend
} la barre.
    .you = Vous jouez Envie pressante : { $target } prend la barre.
terminal-card-played-new-gear = { $who } joue Nouveau matos et change toute sa main.
    .you = Vous jouez Nouveau matos et changez toute votre main.
terminal-card-played-spy = { $who } joue Espionne et voit { $target-is ->
    [you] vos cartes
   *[other] ce que tient { $target }
}.
    .you = Vous jouez Espionne et voyez ce que tient { $target }.
terminal-card-played-grappling-hook = { $who } joue Grappin.
    .you = Vous jouez Grappin.
terminal-card-played-instructor = { $who } joue Instructeur et choisit le trésor pour { $target }.
    .you = Vous jouez Instructeur et choisissez le trésor pour { $target }.
terminal-power-used-red = { $who } (Rouge) défausse un trésor : tous les dés sont relancés.
    .you = Vous (Rouge) défaussez un trésor : tous les dés sont relancés.
terminal-power-used-blue = { $who } (Bleu) prend la barre.
    .you = Vous (Bleu) prenez la barre.
terminal-power-used-green = { $who } (Vert) chasse les pirates.
    .you = Vous (Vert) chassez les pirates.
terminal-power-used-yellow = { $who } (Jaune) retourne deux cartes de la pioche : elles peuvent aider.
    .you = Vous (Jaune) retournez deux cartes de la pioche : elles peuvent aider.
terminal-power-used-black = { $who } (Noir) : { terminal-does-black }.
terminal-power-used-purple = { $who } (Violet) : { $target } { $target-is ->
    [you] faites
   *[other] fait
} le même choix.
terminal-spyglass-used = { $who } utilise une Longue-vue magique : rien à payer à cette étape.
    .you = Vous utilisez une Longue-vue magique : rien à payer à cette étape.
