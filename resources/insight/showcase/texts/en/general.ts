/** What the pages of `components/general` say. */
export const general = {
  button: {
    chosen: { title: 'A size for all', text: 'One choice above sets it.' },
    late: {
      title: 'Busy after a while',
      text: 'Half a second passes first, so that a quick answer does not flash.',
    },
    grouped: { title: 'In a group', text: 'MUI’s; one of them holds.' },
    split: {
      title: 'With further acts',
      text: 'The usual one at once, the others behind three dots.',
      keys: 'Arrows go through the menu, Esc closes it.',
    },
    onDark: { title: 'On a dark ground', text: 'Only a line around it.' },
    wide: { title: 'As wide as its place', text: 'A dashed one invites to add something.' },
    looks: {
      title: 'Looks',
      text: 'One primary button a page; the others stay quiet.',
      keys: 'Enter or Space presses it.',
    },
    danger: { title: 'Danger', text: 'For what cannot be taken back.' },
    sizes: {
      title: 'Sizes',
      text: 'Small ones stand in tables and beside texts; a disabled one takes no press.',
    },
    busy: { title: 'Busy', text: 'While it works it takes no second press.' },
    icons: {
      title: 'Drawings and links',
      text: 'A drawing alone has a name that shows under the pointer; what leads to a page is a link.',
    },
  },
  icon: {
    browser: {
      title: 'A choice of drawings',
      text: 'Three styles, each fetched when it is chosen; a press copies how it is used.',
      keys: 'Arrows go from one to the next, Enter copies.',
    },
    turned: { title: 'Turning and turned', text: 'Still where the device asks for less movement.' },
    own: { title: 'One’s own', text: 'Any outline of 24 by 24; here a spool of thread.' },
    tones: { title: 'Two tones', text: 'The softer one is the ground of the same tone.' },
    letters: {
      title: 'An icon font',
      text: 'Letters of a font of our own, as large as the text and of its colour; below, signs that every font has.',
    },
    find: { title: 'All drawings', text: 'What areas and menus are marked with; a press copies the name.' },
    glyphs: { title: 'Sizes', text: 'As large as the text around them, or as they are told.' },
    mirrored: {
      title: 'Mirrored',
      text: 'Arrows that lead on turn around where lines run from right to left.',
    },
    colours: {
      title: 'Colours',
      text: 'In the colour of the text; tokens keep the contrast in light and dark.',
    },
  },
  typography: {
    headings: {
      title: 'Four headings',
      text: 'Sizes from the tokens; the level follows from the place on the page.',
    },
    kinds: { title: 'Kinds of text', text: 'Each has a mark of its own beside its colour where it matters.' },
    edited: {
      title: 'Edited in place',
      text: 'A name that is changed where it stands, or copied.',
      keys: 'Enter keeps what was typed, Escape leaves it.',
    },
    rows: { title: 'Three lines', text: 'What follows is unfolded by a press.' },
    suffix: { title: 'With its end in sight', text: 'The middle is left out, the code at the end stays.' },
    document: {
      title: 'A document',
      text: 'Paragraphs, lists, quotes and code, as the documentation draws them.',
    },
    formatted: {
      title: 'Formatted text',
      text: 'What staff wrote in the editor; anything harmful is taken out.',
    },
    oneLine: {
      title: 'One line',
      text: 'Cut with an ellipsis where it is too long; whole under the pointer.',
    },
    pieces: { title: 'Parts', text: 'Codes, figures of one width, tokens and quiet words in cells.' },
    found: { title: 'Found words', text: 'What was searched for is marked in the text.' },
  },
}
