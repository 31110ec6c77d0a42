/** What the pages of `components/general` say. */
export const general = {
  button: {
    chosen: { title: 'Une taille pour tous', text: 'Un choix au-dessus la règle.' },
    late: {
      title: 'Occupé après un moment',
      text: 'Une demi-seconde d’abord, pour qu’une réponse rapide ne clignote pas.',
    },
    grouped: { title: 'En groupe', text: 'Ceux de MUI ; l’un d’eux est retenu.' },
    split: {
      title: 'Avec d’autres actions',
      text: 'L’usuelle d’un geste, les autres derrière trois points.',
      keys: 'Les flèches parcourent le menu, Échap le ferme.',
    },
    onDark: { title: 'Sur fond sombre', text: 'Un simple contour.' },
    wide: { title: 'Sur toute la largeur', text: 'En pointillé, il invite à ajouter.' },
    looks: {
      title: 'Styles',
      text: 'Un seul bouton principal par page ; les autres restent discrets.',
      keys: 'Entrée ou Espace l’active.',
    },
    danger: { title: 'Danger', text: 'Pour ce qui ne peut pas être annulé.' },
    sizes: {
      title: 'Tailles',
      text: 'Les petits vont dans les tableaux et à côté des textes ; désactivé, un bouton ne réagit pas.',
    },
    busy: { title: 'En cours', text: 'Pendant l’exécution, un second clic est ignoré.' },
    icons: {
      title: 'Icônes et liens',
      text: 'Une icône seule porte un nom, visible au survol ; ce qui mène à une page est un lien.',
    },
  },
  icon: {
    browser: {
      title: 'Un choix de dessins',
      text: 'Trois styles, chargés au choix ; une pression copie l’usage.',
      keys: 'Les flèches passent de l’un à l’autre, Entrée copie.',
    },
    turned: { title: 'En rotation et tourné', text: 'Immobile si l’appareil demande moins de mouvement.' },
    own: { title: 'Le sien propre', text: 'Tout contour de 24 sur 24 ; ici une bobine de fil.' },
    tones: { title: 'Deux tons', text: 'Le plus doux est le fond du même ton.' },
    letters: {
      title: 'Une police d’icônes',
      text: 'Les lettres d’une police maison, à la taille et à la couleur du texte ; en dessous, des signes présents dans toute police.',
    },
    find: { title: 'Toutes les icônes', text: 'Celles des domaines et des menus ; un clic copie le nom.' },
    glyphs: { title: 'Tailles', text: 'À la taille du texte voisin, ou à celle indiquée.' },
    mirrored: {
      title: 'En miroir',
      text: 'Les flèches de progression s’inversent quand le texte se lit de droite à gauche.',
    },
    colours: {
      title: 'Couleurs',
      text: 'De la couleur du texte ; les jetons gardent le contraste en clair comme en sombre.',
    },
  },
  typography: {
    headings: {
      title: 'Quatre titres',
      text: 'Les tailles viennent des jetons ; le niveau dépend de la place dans la page.',
    },
    kinds: { title: 'Sortes de texte', text: 'Là où cela compte, la couleur ne porte jamais seule le sens.' },
    edited: {
      title: 'Modifié sur place',
      text: 'Un nom que l’on change là où il se trouve, ou que l’on copie.',
      keys: 'Entrée garde la saisie, Échap l’abandonne.',
    },
    rows: { title: 'Trois lignes', text: 'La suite se déplie d’une pression.' },
    suffix: { title: 'La fin reste visible', text: 'Le milieu est coupé, le code de la fin demeure.' },
    document: {
      title: 'Un document',
      text: 'Paragraphes, listes, citations et code, comme dans la documentation.',
    },
    formatted: {
      title: 'Texte mis en forme',
      text: 'Ce que l’équipe a rédigé dans l’éditeur, débarrassé de tout contenu dangereux.',
    },
    oneLine: { title: 'Une ligne', text: 'Coupé par des points de suspension, entier au survol.' },
    pieces: {
      title: 'Éléments',
      text: 'Codes, chiffres de largeur égale, jetons et mentions discrètes dans les cellules.',
    },
    found: { title: 'Mots trouvés', text: 'Les mots recherchés sont surlignés.' },
  },
}
