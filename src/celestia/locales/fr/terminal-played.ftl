# Les cartes et pouvoirs joués, une phrase à chaque fois.

terminal-card-played = { $who-is ->
    [you] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
terminal-card-played-alternative-route = { $who-is ->
    [you] Vous jouez Itinéraire bis : le capitaine peut relancer des dés.
   *[other] { $who } joue Itinéraire bis : le capitaine peut relancer des dés.
}
terminal-card-played-ejection = { $who } { $who-is ->
    [you] jouez
   *[other] joue
} Débarquement : { $target } { $target-is ->
    [you] devez
   *[other] doit
} descendre, avec un trésor.
terminal-card-played-jetpack = { $who-is ->
    [you] Vous jouez Jetpack et sautez !
   *[other] { $who } joue Jetpack et saute !
}
terminal-card-played-wind-gust = { $who-is ->
    [you] Vous jouez Coup dur : toutes les faces vides sont relancées.
   *[other] { $who } joue Coup dur : toutes les faces vides sont relancées.
}
terminal-card-played-bandit = { $who-is ->
    [you] Vous jouez Bandit : un dé de plus à cette étape.
   *[other] { $who } joue Bandit : un dé de plus à cette étape.
}
terminal-card-played-mooring = { $who-is ->
    [you] Vous jouez Amarre : les cartes payées sont perdues, mais personne n’avance.
   *[other] { $who } joue Amarre : les cartes payées sont perdues, mais personne n’avance.
}
terminal-card-played-pressing-need = { $who } { $who-is ->
    [you] jouez
   *[other] joue
} Envie pressante : { $target } { $target-is ->
    [you] prenez
   *[other] prend
} la barre.
terminal-card-played-new-gear = { $who-is ->
    [you] Vous jouez Nouveau matos et changez toute votre main.
   *[other] { $who } joue Nouveau matos et change toute sa main.
}
terminal-card-played-spy = { $who } { $who-is ->
    [you] jouez
   *[other] joue
} Espionne et { $who-is ->
    [you] voyez
   *[other] voit
} { $target-is ->
    [you] vos cartes
   *[other] ce que tient { $target }
}.
terminal-card-played-grappling-hook = { $who-is ->
    [you] Vous jouez Grappin.
   *[other] { $who } joue Grappin.
}
terminal-card-played-instructor = { $who-is ->
    [you] Vous jouez Instructeur et choisissez le trésor pour { $target }.
   *[other] { $who } joue Instructeur et choisit le trésor pour { $target }.
}
terminal-power-used-red = { $who-is ->
    [you] Vous (Rouge) défaussez un trésor : tous les dés sont relancés.
   *[other] { $who } (Rouge) défausse un trésor : tous les dés sont relancés.
}
terminal-power-used-blue = { $who-is ->
    [you] Vous (Bleu) prenez la barre.
   *[other] { $who } (Bleu) prend la barre.
}
terminal-power-used-green = { $who-is ->
    [you] Vous (Vert) chassez les pirates.
   *[other] { $who } (Vert) chasse les pirates.
}
terminal-power-used-yellow = { $who-is ->
    [you] Vous (Jaune) retournez deux cartes de la pioche : elles peuvent aider.
   *[other] { $who } (Jaune) retourne deux cartes de la pioche : elles peuvent aider.
}
terminal-power-used-black = { $who } (Noir) : deux dés de moins à cette étape.
terminal-power-used-purple = { $who } (Violet) : { $target } { $target-is ->
    [you] faites
   *[other] fait
} le même choix.
terminal-spyglass-used = { $who-is ->
    [you] Vous utilisez une Longue-vue magique : rien à payer à cette étape.
   *[other] { $who } utilise une Longue-vue magique : rien à payer à cette étape.
}
