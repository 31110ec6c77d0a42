/** What the pages of `components/maps` say. */
export const maps = {
  'simple-map': {
    noted: { title: 'With a note', text: 'A line leads from the place to its words.' },
    marks: { title: 'Marks', text: 'Towns where much is sent, with their names.' },
    pins: { title: 'Pins', text: 'A mark of one’s own; its point is the place.' },
    plain: { title: 'The world', text: 'Outlines alone, which come with the product.' },
    europe: { title: 'A part of it', text: 'Europe, with the lines of the globe every ten degrees.' },
    globe: { title: 'The globe', text: 'Its edge and its lines every fifteen degrees.' },
    textured: { title: 'Hatched', text: 'Countries that the shop sends to; told without colour.' },
    told: {
      title: 'Told',
      text: 'A country with its name and what was sent there.',
      keys: 'Arrows read one after the other.',
    },
    byCount: {
      title: 'As many in each',
      text: 'Five shades with the same number of states.',
      keys: 'Arrows read one after the other.',
    },
    byWidth: {
      title: 'Equally wide',
      text: 'Five shades of equal steps from the least to the most.',
      keys: 'Arrows read one after the other.',
    },
    lettered: { title: 'With letters', text: 'The states by their codes.' },
    abroad: {
      title: 'Countries by shades',
      text: 'With a legend, and as a list below.',
      keys: 'Arrows read one after the other.',
    },
    nearer: {
      title: 'Nearer and further',
      text: 'By buttons, by dragging, by the keyboard.',
      keys: '+ and − zoom, arrows move, 0 shows all of it.',
    },
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
