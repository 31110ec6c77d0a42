/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    columns: { title: 'Twelve columns', text: 'Each part says how many of them it takes.' },
    responsive: { title: 'By the window', text: 'One, two or four in a line, as there is room.' },
    filled: { title: 'Filled', text: 'As many columns as fit; how the cards of this page stand.' },
  },
  layout: {
    frame: {
      title: 'The frame',
      text: 'The menu beside the page, folded to icons, or above it; this changes your own frame.',
    },
    parts: {
      title: 'Parts',
      text: 'Names of parts at the side, above on a phone; the address names the one that is open.',
    },
    columns: {
      title: 'Two columns',
      text: 'What a record is in the wide one, facts in the narrow one; one below the other where there is no room.',
    },
  },
}
