/** What the pages of `components/charts` say. */
export const charts = {
  'apex-charts': {
    oneLine: {
      title: 'A line',
      text: 'With its table, and both as files.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    dashed: {
      title: 'Three lines',
      text: 'What is compared is dashed; the names take a line away and bring it back.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    smooth: {
      title: 'Rounded areas',
      text: 'They never go beyond the points that they join.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    grouped: {
      title: 'Upright columns',
      text: 'Side by side for each day.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    stacked: {
      title: 'Stacked columns',
      text: 'The whole of a day, and what it is made of.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    bars: {
      title: 'Bars',
      text: 'They lie; the names stand before them.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    groupedBars: {
      title: 'Bars in groups',
      text: 'Two for each day.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    pie: {
      title: 'Parts of a whole',
      text: 'For few parts; clockwise, the other way round in a mirrored page.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    ring: {
      title: 'Ring',
      text: 'The sum stands in the middle.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    nothing: {
      title: 'Nothing there',
      text: 'The axes stay, the table says so.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
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
    oneLine: {
      title: 'A line',
      text: 'With its table, and both as files.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    area: {
      title: 'An area',
      text: 'The ground below the line is filled.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    bars: {
      title: 'Columns of two',
      text: 'Compared day by day.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    around: {
      title: 'Around a middle',
      text: 'Several measures of two things.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    ring: {
      title: 'Ring',
      text: 'The sum stands in the middle.',
      keys: 'Arrows read the points, Home and End the first and the last.',
    },
    ranks: { title: 'Bars', text: 'The longest first, each with its figure and how it changed.' },
    way: { title: 'From gross to net', text: 'What is taken away hangs from what was there before it.' },
    shades: { title: 'Shades', text: 'A table whose cells are the darker the more there are.' },
  },
}
