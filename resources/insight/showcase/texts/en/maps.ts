/** What the pages of `components/maps` say. */
export const maps = {
  'simple-map': {
    orders: {
      title: 'By states',
      text: 'The darker the more was ordered; the outlines come with the product.',
    },
    linked: {
      title: 'With links',
      text: 'A state that has orders is a link with its name and figures.',
      keys: 'Tab goes from state to state.',
    },
    listed: { title: 'The same as a list', text: 'A map is never the only way to its figures.' },
  },
}
