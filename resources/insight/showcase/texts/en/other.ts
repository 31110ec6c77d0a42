/** What the pages of `components/other` say. */
export const other = {
  divider: {
    plain: { title: 'Between two things', text: 'A hairline in the colour of borders.' },
    words: { title: 'With words', text: 'In the middle, at the start, at the end.' },
    upright: { title: 'Upright', text: 'Between things side by side.' },
    dashed: { title: 'Dashed', text: 'Quieter, between things that belong together.' },
  },
  'config-provider': {
    spoken: {
      title: 'A language of its own',
      text: 'Table, pages, days and questions speak it; the page keeps its own.',
    },
    bothWays: {
      title: 'A direction of its own',
      text: 'Only what stands in it turns around, arrow keys too.',
    },
    sized: { title: 'One size for all', text: 'MUI’s parts take it from the theme around them.' },
    look: { title: 'Light and dark', text: 'One attribute on the page; every colour is a token.' },
    direction: { title: 'Direction', text: 'The whole product turns around, MUI’s parts too.' },
    language: { title: 'Language', text: 'Texts, dates and figures change; what was typed stays.' },
  },
  anchor: {
    followed: {
      title: 'Follows',
      text: 'The mark goes along as the box is scrolled; the documentation has the same.',
    },
    told: { title: 'Told', text: 'Which part is being read, for whoever wants to know.' },
    levels: { title: 'Two levels', text: 'What belongs to a part stands below it; leads to the cards here.' },
    still: { title: 'Above the box', text: 'The names stay where they are.' },
    pressed: { title: 'Pressed', text: 'Which one was pressed is known outside.' },
    marked: { title: 'An own mark', text: 'One part is marked, whatever is being read.' },
    offset: { title: 'With room above', text: 'For a bar that covers the upper edge.' },
  },
  backtop: {
    inBox: { title: 'In a box', text: 'There after four hundred pixels; the focus goes along.' },
    ofPage: {
      title: 'Of the page',
      text: 'Make the page long and scroll: it stands at the lower edge. The documentation has it, too.',
    },
    own: { title: 'An own look', text: 'A button below the box, in words.' },
  },
}
