/** What the pages of `components/charts` say. */
export const charts = {
  'apex-charts': {
    sales: {
      title: 'One line',
      text: 'Filled; read by the pointer or the keyboard.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    compared: {
      title: 'Compared',
      text: 'What others are compared with is dashed, so colour is not needed to tell.',
    },
    gaps: { title: 'Gaps', text: 'A value that is not known leaves a gap; none is invented.' },
  },
  chartjs: {
    ranks: { title: 'Bars', text: 'The longest first, each with its figure and how it changed.' },
    way: { title: 'From gross to net', text: 'What is taken away hangs from what was there before it.' },
    shades: { title: 'Shades', text: 'A table whose cells are the darker the more there are.' },
  },
}
