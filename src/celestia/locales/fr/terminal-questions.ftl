# Ce qui est demandé, et pourquoi : `ask-` est la question en une phrase, `rule-` la raison pour `r`.
# Une fenêtre a une phrase par moment de l’étape ; `you` est le nom de la personne qui lit.

terminal-ask-none = Il n’y a rien à décider.
terminal-ask-land = { $you }, il n’y a plus que vous à bord : vous poser { $city-at } ou continuer ?
terminal-ask-land-boat = { $you }, descendre de la chaloupe { $city-at } ou ramer encore ?
terminal-ask-direction = { $you }, quel chemin depuis Barbadahl ?
terminal-ask-prepare = { $you }, envoyer un pion à terre { $city-at } avant de lancer les dés ?
terminal-ask-window = { $you }, jouer une carte maintenant ?
terminal-ask-window-before-roll = { $you }, jouer une carte avant le lancer des dés (capitaine : { $captain }) ?
terminal-ask-window-after-declarations = { $you }, chacun a choisi : { terminal-owes }. Jouer une carte maintenant ?
terminal-ask-window-after-declarations-clear = { $you }, chacun a choisi, et il n’y a rien à payer. Jouer une carte maintenant ?
terminal-owes = { $captain } { $captain-is ->
    [you] devez
   *[other] doit
} { $need }
terminal-ask-window-after-can = { $you }, { $captain } { $captain-is ->
    [you] pouvez
   *[other] peut
} payer. Jouer une carte avant que { $ship } parte ?
terminal-ask-window-after-cannot = { $you }, { $ship } tombe : { terminal-owes }. Tenter un sauvetage ?
terminal-ask-fall = { $you }, { $ship } tombe : { terminal-owes }. Tenter un sauvetage, ou vous sauver ?
terminal-ask-window-mooring = { $you }, tout est payé. Retenir { $ship } ?
terminal-ask-window-hook = { $you }, l’aéronef repart. Remonter à bord ?
terminal-ask-window-crashing = { $you }, plus rien ne retient { $ship }. Vous sauver ?
terminal-ask-declare = { $you }, { $captain } doit { $need } et a { count-cards } en main. Rester, en route vers { $heading } ?
terminal-ask-declare-clear = { $you }, ciel dégagé : rien à payer. Rester avec { $captain }, en route vers { $heading } ?
terminal-ask-declare-void = { $you }, personne ne peut descendre ici. Rester dans l’aéronef ?
terminal-ask-announce = { $you }, vous devez { $need }. Pouvez-vous payer ?
terminal-ask-pay = { $you }, vous devez { $need }. Avec quelles cartes payez-vous ?
terminal-ask-lay-help = { $you }, { $captain } doit { $need }. Poser un coup de pouce, face cachée ?
terminal-ask-give = { $you }, à qui offrez-vous le plus beau cadeau qui reste ?
terminal-ask-matryoshburg = { $you }, quel bonus de Matryoshburg prenez-vous ?
terminal-ask-swap = { $you }, défausser une carte de plus ?
terminal-ask-instruct = { $you }, un trésor { $pile-of } va être pioché (pour { $drawer }). Jouer Instructeur ?
terminal-ask-choose-treasure = { $you }, quel trésor de cette pile est pour { $drawer } ?
terminal-ask-keep-treasure = { $you }, lequel de ces trésors votre équipage garde-t-il ?
terminal-ask-reroll = { $you }, quels dés relancez-vous ?
terminal-ask-relieved = { $you }, la barre est à { $captain }. Rester à bord ou descendre ?
terminal-ask-take-character = { $you }, quel personnage prenez-vous ?
terminal-ask-roll = { $you }, vous tenez la barre : { count-dice } à lancer, en route vers { $heading }.
terminal-ask-shuffle = On mélange.
terminal-ask-deal-characters = On distribue les personnages.
terminal-ask-first-captain = On tire au sort le premier capitaine.
terminal-rule-roll = Le capitaine lance autant de dés que la prochaine cité en montre (a1).
terminal-rule-land = Un capitaine peut descendre au lieu de lancer les dés s’il n’y a personne d’autre à bord au début de l’étape (R6, B18).
terminal-rule-direction = À Barbadahl le chemin bifurque tant que Boscalumia est éteinte ; aucune cité entre les deux (C180, C182).
terminal-rule-prepare = Un capitaine qui a plus d’un pion peut en échanger un contre autant de cartes que la tuile montre de dés (C203).
terminal-rule-window = La question fait le tour de la table depuis le capitaine ; après chaque carte elle recommence (Q1).
terminal-rule-window-before-roll = Bandit, Nouveau matos, Espionne et le pouvoir Noir se jouent avant le lancer (Q1, Q12).
terminal-rule-window-after-declarations = Les déclarations restent valables, quoi que montrent ensuite les dés (C6) ; le capitaine annonce.
terminal-rule-window-after-can = Coup dur et Itinéraire bis changent encore les dés ; le capitaine annonce alors de nouveau (C5).
terminal-rule-window-after-cannot = Avant que le crash soit définitif, tout le monde à bord peut tenter de sauver l’aéronef. Jetpack vient en dernier (B6, B8, C70).
terminal-rule-window-mooring = Amarre se joue quand tout est payé et que l’aéronef va partir, une fois par étape (C64, C66).
terminal-rule-window-hook = Après une descente à cette étape, on peut remonter quand le vol est sûr ; on rend alors son trésor (C140, C141).
terminal-rule-window-crashing = Jetpack vient en dernier, quand plus rien ne sauve le vol, à partir du capitaine (B6, C43).
terminal-rule-declare = Les passagers déclarent l’un après l’autre depuis la gauche du capitaine. Descendre, c’est prendre un trésor ici et attendre le prochain voyage (R3, R4). Lors d’un crash, personne à bord ne gagne rien.
terminal-rule-announce = L’équipement doit être joué s’il suffit ; un turbo n’est jamais obligatoire (R2).
terminal-rule-pay = N’importe quelles cartes qui répondent à tous les dés, aucune de trop (C4).
terminal-rule-lay-help = Les passagers posent leurs coups de pouce face cachée, une fois par étape ; tout se révèle ensemble (R14, Q29).
terminal-rule-give = La personne qui a mis fin à la partie offre les cadeaux : du plus beau au plus modeste, un par personne, jamais à soi (C165).
terminal-rule-matryoshburg = Après un crash, tout le monde prend exactement un bonus au lieu de la nouvelle carte (C170, C174).
terminal-rule-swap = Défaussez-en autant que vous voulez, puis piochez-en autant (C172).
terminal-rule-instruct = Instructeur permet de choisir le trésor pioché ; la pile est ensuite mélangée (C147, C148).
terminal-rule-choose-treasure = Personne d’autre ne voit la pile ; elle est mélangée après votre choix (C147, C148).
terminal-rule-keep-treasure = Un équipage pioche un trésor par pion qui descend et en garde un (C206).
terminal-rule-reroll = Le capitaine choisit des dés, ou aucun ; la carte est jouée de toute façon (B3, C34).
terminal-rule-relieved = Un capitaine remplacé par Envie pressante peut descendre avec un trésor (C123).
terminal-rule-take-character = Chaque personnage a un pouvoir, une fois par partie (C71, C86).
