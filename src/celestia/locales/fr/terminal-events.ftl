# Ce que fait la personne qui lit (`you-`), ou ce qui lui arrive (`to-you-`). Le journal raconte tout le reste.

terminal-you-journey-started = Le voyage { $journey } commence à { $city } : tous à bord, vous êtes capitaine.
terminal-you-captain-named = Vous prenez la barre.
terminal-you-card-drawn-known = Vous piochez { $things }.
terminal-you-leg-started = Vous mettez le cap sur { $heading }.
terminal-you-leg-started-boat = Vous ramez vers { $heading }.
terminal-you-landed = Vous vous posez à { $city } : le voyage s’achève.
terminal-you-landed-boat = Vous descendez de la chaloupe à { $city }.
terminal-you-dice-rolled = Vous obtenez : { $faces }.
terminal-you-dice-rolled-again = Vous relancez { $count ->
    [one] un dé
   *[other] { $count } dés
} : { $faces }.
terminal-you-stayed = Vous restez à bord.
terminal-you-left = Vous descendez à { $city }.
terminal-you-boarded-rowboat = Vous partez en chaloupe à { $city }.
terminal-you-card-played = Vous jouez { $card }.
terminal-you-card-played-on = Vous jouez { $card } sur { $target }.
terminal-you-power-used = Vous utilisez le { $power }.
terminal-you-spyglass-used = Vous regardez dans une longue-vue magique : aucun événement n’arrête l’aéronef.
terminal-you-treasure-drawn-known = Vous prenez un trésor à { $city } : { points-word }.
terminal-you-treasure-returned-known = Vous rendez un trésor à { $city } : { points-word }.
terminal-you-treasure-discarded = Vous défaussez un trésor ({ $city }) : { count-points }.
terminal-you-announced-can = Vous : « Je peux payer ! »
terminal-you-announced-can-free = Vous n’avez rien à payer.
terminal-you-announced-cannot = Vous : « Je ne peux pas. » L’aéronef tombe.
terminal-you-announced-cannot-boat = Vous : « Je ne peux pas. » La chaloupe sombre.
terminal-you-card-paid = Vous payez { $things }.
terminal-you-card-discarded = Vous défaussez { $things }.
terminal-you-reboarded = Vous remontez à bord à { $city }.
terminal-you-help-laid = Vous posez { $things } face cachée.
terminal-you-help-revealed = Vous aidez avec { $things }.
terminal-you-help-taken-back = Vous reprenez { $things }.
terminal-you-gift-given = Vous offrez à { $to } un trésor ({ $city }) : { points-word }.
terminal-you-hand-seen = Vous espionnez { $of } et voyez : { $things }.
terminal-you-pile-seen = Vous regardez la pile : { $things }.
terminal-you-treasures-seen = Vous pouvez garder un trésor : { $things }.
terminal-you-token-earned = Vous gagnez 25 points à Boscalumia.
terminal-you-prepared = Vous envoyez un pion à terre en échange de { $cards } cartes.
terminal-you-end-announced = Vous avez { $goal } points ou plus : c’était le dernier voyage.
terminal-you-end-announced-kinds = Vous avez { $kinds } trésors différents : c’était le dernier voyage.
terminal-you-returned-under-known = Vous glissez un trésor sous sa pile, à { $city } : { points-word }.
terminal-you-character-dealt = Vous volez en { $character }.
terminal-journal-character-dealt = { $who } vole en { $character }.
terminal-to-you-gift-given = { $who } vous offre un trésor ({ $city }) : { points-word }.
terminal-to-you-power-used-purple = { $who } (Violet) vous impose son choix.
terminal-rescue = { $names } { $count ->
    [one] a
    [you] avez
   *[other] ont
} encore une chance de l’empêcher.
