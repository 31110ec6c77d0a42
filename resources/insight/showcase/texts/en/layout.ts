/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    columns: { title: 'Twelve columns', text: 'Each part says how many of them it takes.' },
    responsive: { title: 'By the window', text: 'One, two or four in a line, as there is room.' },
    filled: { title: 'Filled', text: 'As many columns as fit; how the cards of this page stand.' },
  },
}
