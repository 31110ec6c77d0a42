/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    columns: { title: 'Douze colonnes', text: 'Chaque partie dit combien elle en prend.' },
    responsive: { title: 'Selon la fenêtre', text: 'Une, deux ou quatre par ligne, selon la place.' },
    filled: { title: 'Rempli', text: 'Autant de colonnes que possible, comme les cartes de cette page.' },
  },
}
