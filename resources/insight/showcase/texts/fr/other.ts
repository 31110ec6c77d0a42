/** What the pages of `components/other` say. */
export const other = {
  divider: {
    plain: { title: 'Entre deux choses', text: 'Un filet de la couleur des bordures.' },
    words: { title: 'Avec des mots', text: 'Au milieu, au début, à la fin.' },
    upright: { title: 'Vertical', text: 'Entre des éléments côte à côte.' },
  },
  'config-provider': {
    look: { title: 'Clair et sombre', text: 'Un attribut sur la page ; chaque couleur est un jeton.' },
    direction: { title: 'Direction', text: 'Tout le produit se retourne, les éléments de MUI aussi.' },
    language: { title: 'Langue', text: 'Textes, dates et chiffres changent ; la saisie reste.' },
  },
}
