/** What the pages of `components/feedback` say. */
export const feedback = {
  alert: {
    closed: { title: 'Fermée', text: 'Se retire en douceur ; la croix a un nom.' },
    described: { title: 'Avec une explication', text: 'Un titre, et une phrase dessous.' },
    signs: { title: 'Signes', text: 'Un autre dessin, ou aucun.' },
    banner: { title: 'Bandeau', text: 'D’un bord à l’autre, pour ce qui touche toute la page.' },
    styles: { title: 'Styles', text: 'Ceux de MUI : discret, contour, plein.' },
    caught: {
      title: 'Une partie en panne',
      text: 'La panne reste à sa place ; le reste de la page continue.',
    },
    tones: {
      title: 'Tonalités',
      text: 'Information, avertissement, erreur : l’icône le dit autant que la couleur.',
    },
    actions: { title: 'Avec une action', text: 'Ce que l’on peut y faire figure à côté.' },
    urgent: { title: 'Urgent', text: 'Lu immédiatement à qui ne le voit pas.' },
  },
  message: {
    kinds: {
      title: 'Types',
      text: 'À propos de ce qui est déjà fait ; une erreur reste plus longtemps qu’un succès.',
    },
    repeated: {
      title: 'Répété',
      text: 'Un message identique est compté plutôt que montré deux fois ; cliquez plusieurs fois.',
    },
    duration: {
      title: 'Durée',
      text: 'Combien de temps il reste, si la durée usuelle ne convient pas. Sous le pointeur, il attend.',
    },
  },
  notification: {
    undo: { title: 'Annuler', text: 'L’action peut être annulée tant que le message est affiché.' },
    stays: { title: 'Jusqu’à fermeture', text: 'Pour ce qui ne doit pas passer inaperçu.' },
    several: { title: 'Plusieurs', text: 'Trois à la fois ; les autres attendent leur place.' },
  },
  modal: {
    ask: {
      title: 'Une question',
      text: 'La réponse sans risque a le focus.',
      keys: 'Échap ferme ; Tab reste dedans ; le focus revient au bouton.',
    },
    form: { title: 'Un formulaire', text: 'Le bouton attend qu’il y ait quelque chose à enregistrer.' },
    sizes: { title: 'Tailles', text: '440, 600 ou 900 pixels, si la place le permet.' },
    busy: {
      title: 'En cours',
      text: 'Le bouton n’accepte pas de second clic avant la fin.',
    },
    long: {
      title: 'Longue',
      text: 'Le titre et les boutons restent visibles ; le reste défile.',
      keys: 'Les flèches font défiler la partie qui a le focus.',
    },
  },
  drawer: {
    facts: {
      title: 'À côté de la page',
      text: 'Haut comme la fenêtre, du côté où finissent les lignes.',
      keys: 'Échap ferme, un clic à côté aussi.',
    },
    form: { title: 'Avec un formulaire', text: 'Des champs d’un domaine, modifiés sans quitter la page.' },
    sides: { title: 'Autres côtés', text: 'Celui de MUI, comme la navigation des fenêtres étroites.' },
    levels: {
      title: 'Deux niveaux',
      text: 'Le second se pose sur le premier ; chacun se ferme séparément.',
      keys: 'Échap ne ferme que celui du dessus.',
    },
  },
  popconfirm: {
    confirm: {
      title: 'À côté du bouton',
      text: 'Une petite question, quand une fenêtre entière serait de trop.',
      keys: 'Échap ferme ; Tab reste dedans.',
    },
    skipped: { title: 'Demander ou non', text: 'On ne demande rien quand rien ne peut être perdu.' },
    reason: { title: 'Avec un motif', text: 'Quand il faut dire pourquoi.' },
    placements: { title: 'Douze positions', text: 'Chaque côté, du début à la fin.' },
    ownWords: { title: 'Mots choisis', text: 'Les boutons disent ce qu’ils font, plutôt que oui ou non.' },
    signed: {
      title: 'Avec un pictogramme',
      text: 'Pour ce qui est irréversible, avec l’explication dessous.',
    },
  },
  progress: {
    thin: { title: 'Fine', text: 'Là où la ligne a peu de place.' },
    circles: { title: 'Cercles', text: 'Grand et petit, le chiffre au milieu.' },
    told: { title: 'Avec ses mots', text: 'Dits à la place d’un pourcentage, et lus ainsi.' },
    gauge: { title: 'Une jauge', text: 'Où l’on en est d’un objectif.' },
    parts: { title: 'Deux parts', text: 'Ce qui est fait, sur ce qui a été repris.' },
    shaded: { title: 'Bouts et dégradé', text: 'Droits ou ronds, d’une couleur à l’autre.' },
    steps: { title: 'Par étapes', text: 'Autant de parts que de choses à faire.' },
    upload: { title: 'D’un fichier', text: 'La part déjà envoyée, avec de quoi l’arrêter.' },
    failed: { title: 'Échec', text: 'La raison de l’arrêt, et un bouton pour réessayer.' },
    bar: { title: 'Une barre', text: 'La barre de MUI aux couleurs du produit, son chiffre écrit à côté.' },
  },
  result: {
    page: {
      title: 'Une page entière',
      text: 'Dit ce qui s’est passé et mène plus loin, le plus utile d’abord.',
    },
    fault: { title: 'Une erreur', text: 'Ce qui a échoué, en mots, et comment réessayer.' },
    noAccess: { title: 'Pas d’accès', text: 'Qui peut, plutôt qu’un simple non.' },
  },
  skeleton: {
    person: { title: 'Avec une image', text: 'Une personne et quelques lignes.' },
    moving: { title: 'Mouvement', text: 'Pulsation, vague ou rien ; rien si l’appareil le demande.' },
    lines: {
      title: 'Une liste',
      text: 'Un interrupteur montre ce qui remplace les barres.',
      keys: 'Espace bascule.',
    },
    bars: {
      title: 'Lignes',
      text: 'Des barres grises à la taille du contenu ; rien ne saute à son arrivée.',
    },
    form: {
      title: 'Un formulaire',
      text: 'Calculé d’après le descripteur : titres aussitôt, valeurs en barres.',
    },
    shapes: { title: 'Images et boutons', text: 'Toute largeur, toute hauteur.' },
  },
  spin: {
    sizes: { title: 'Tailles', text: 'Dans une ligne, une partie, une page.' },
    inside: { title: 'À sa place', text: 'Au milieu de ce qui arrive.' },
    over: {
      title: 'Par-dessus',
      text: 'Le contenu reste, plus discret ; quelques mots disent ce qui se passe.',
    },
    own: { title: 'Un dessin à soi', text: 'Trois points à la place du cercle.' },
    page: { title: 'Une page', text: 'Rien n’est montré pour une attente imperceptible.' },
    circle: { title: 'Dans un bouton', text: 'Le cercle de MUI quand quelques secondes doivent se voir.' },
    delayed: { title: 'Sans éclair', text: 'Une attente de moins d’une demi-seconde ne montre rien.' },
  },
}
