/** What the pages of `components/other` say. */
export const other = {
  divider: {
    plain: { title: 'Between two things', text: 'A hairline in the colour of borders.' },
    words: { title: 'With words', text: 'In the middle, at the start, at the end.' },
    upright: { title: 'Upright', text: 'Between things side by side.' },
  },
  'config-provider': {
    look: { title: 'Light and dark', text: 'One attribute on the page; every colour is a token.' },
    direction: { title: 'Direction', text: 'The whole product turns around, MUI’s parts too.' },
    language: { title: 'Language', text: 'Texts, dates and figures change; what was typed stays.' },
  },
}
