/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    columns: { title: 'Douze colonnes', text: 'Chaque partie dit combien elle en prend.' },
    responsive: { title: 'Selon la fenêtre', text: 'Une, deux ou quatre par ligne, selon la place.' },
    filled: { title: 'Rempli', text: 'Autant de colonnes que possible, comme les cartes de cette page.' },
  },
  layout: {
    frame: {
      title: 'Le cadre',
      text: 'Le menu à côté de la page, réduit aux icônes, ou au-dessus ; cela change votre propre cadre.',
    },
    parts: {
      title: 'Parties',
      text: 'Leurs noms sur le côté, au-dessus sur un téléphone ; l’adresse nomme celle qui est ouverte.',
    },
    columns: {
      title: 'Deux colonnes',
      text: 'La fiche dans la large, les faits dans l’étroite ; l’une sous l’autre quand la place manque.',
    },
  },
}
