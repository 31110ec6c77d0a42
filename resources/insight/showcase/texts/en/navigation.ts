/** What the pages of `components/navigation` say. */
export const navigation = {
  breadcrumb: {
    way: { title: 'The way here', text: 'In narrow windows only the way back is left.' },
    mui: { title: 'Another separator', text: 'MUI’s, inside a page.' },
  },
  dropdown: {
    acts: {
      title: 'Behind three dots',
      text: 'In groups; one line is disabled, one is dangerous.',
      keys: 'Arrows go round, a letter leads to its line, Escape closes.',
    },
    panel: {
      title: 'With links',
      text: 'As in the header; going to another page closes it.',
      keys: 'Arrow keys open it and move inside.',
    },
    mui: { title: 'MUI’s', text: 'In the look of the product.' },
  },
  pagination: {
    grid: { title: 'Of a picture grid', text: 'On and back; where one is stands between.' },
    numbers: { title: 'By numbers', text: 'MUI’s, where a page is chosen by its number.' },
  },
  steps: {
    numbered: { title: 'Of a form', text: 'Numbered tabs; those behind are marked as done.' },
    mui: { title: 'To be read', text: 'MUI’s, where nothing is pressed; the second has a fault.' },
  },
}
