/** What the pages of `components/other` say. */
export const other = {
  divider: {
    plain: { title: 'Entre deux choses', text: 'Un filet de la couleur des bordures.' },
    words: { title: 'Avec des mots', text: 'Au milieu, au début, à la fin.' },
    upright: { title: 'Vertical', text: 'Entre des éléments côte à côte.' },
    dashed: { title: 'En pointillés', text: 'Plus discret, entre des choses qui vont ensemble.' },
  },
  'config-provider': {
    spoken: {
      title: 'Une langue à part',
      text: 'Tableau, pages, dates et questions la parlent ; la page garde la sienne.',
    },
    bothWays: { title: 'Un sens à part', text: 'Seul le contenu se retourne, les flèches aussi.' },
    sized: {
      title: 'Une taille pour tous',
      text: 'Les éléments de MUI la prennent du thème qui les entoure.',
    },
    look: { title: 'Clair et sombre', text: 'Un attribut sur la page ; chaque couleur est un jeton.' },
    direction: { title: 'Direction', text: 'Tout le produit se retourne, les éléments de MUI aussi.' },
    language: { title: 'Langue', text: 'Textes, dates et chiffres changent ; la saisie reste.' },
  },
  anchor: {
    followed: {
      title: 'Suit la lecture',
      text: 'La marque avance quand le cadre défile ; la documentation a la même.',
    },
    told: { title: 'Connu', text: 'La partie en cours de lecture, pour qui veut le savoir.' },
    levels: {
      title: 'Deux niveaux',
      text: 'Ce qui appartient à une partie est dessous ; mène aux cartes d’ici.',
    },
    still: { title: 'Au-dessus de la zone', text: 'Les noms ne bougent pas.' },
    pressed: { title: 'Au clic', text: 'Le choix est connu à l’extérieur.' },
    marked: { title: 'Repère choisi', text: 'Une partie est marquée, quoi qu’on lise.' },
    offset: { title: 'Avec une marge', text: 'Pour une barre qui couvre le haut.' },
  },
  backtop: {
    inBox: { title: 'Dans un cadre', text: 'Présent après quatre cents pixels ; le focus suit.' },
    ofPage: {
      title: 'De la page',
      text: 'Allongez la page et faites défiler : il est au bord inférieur. La documentation l’a aussi.',
    },
    own: { title: 'Look personnalisé', text: 'Un bouton sous la zone, avec son texte.' },
  },
}
