/** What the pages of `components/feedback` say. */
export const feedback = {
  alert: {
    closed: { title: 'Closed', text: 'Goes smoothly; the cross has a name.' },
    described: { title: 'With more to say', text: 'A title, and a sentence below it.' },
    signs: { title: 'Signs', text: 'Another drawing, or none.' },
    banner: { title: 'Across', text: 'From edge to edge, for what concerns the whole page.' },
    styles: { title: 'Styles', text: 'MUI’s: quiet, outlined, filled.' },
    caught: {
      title: 'A part that broke',
      text: 'The fault stays in its place; the rest of the page goes on.',
    },
    tones: {
      title: 'Tones',
      text: 'Information, a warning, a fault: the drawing says it as well as the colour.',
    },
    actions: { title: 'With an action', text: 'What can be done about it stands beside it.' },
    urgent: { title: 'Urgent', text: 'Read out at once to those who do not see it.' },
  },
  message: {
    kinds: { title: 'Kinds', text: 'About what is done already; an error stays longer than a success.' },
    repeated: {
      title: 'Said again',
      text: 'An equal message is counted instead of shown twice; press several times.',
    },
    duration: {
      title: 'Duration',
      text: 'How long it stays, where the usual time does not fit. Under the pointer it waits.',
    },
  },
  notification: {
    undo: {
      title: 'Undo',
      text: 'What is done already can be taken back for as long as the message stands.',
    },
    stays: { title: 'Until it is closed', text: 'For what must not be missed.' },
    several: { title: 'Several', text: 'Three at a time; others wait for a place.' },
  },
  modal: {
    ask: {
      title: 'A question',
      text: 'The safe answer has the focus.',
      keys: 'Escape closes; Tab stays inside; the focus returns to the button.',
    },
    form: { title: 'A form', text: 'The button waits until there is something to save.' },
    sizes: { title: 'Sizes', text: '440, 600 or 900 pixels, where there is room.' },
    busy: {
      title: 'Under way',
      text: 'The button takes no second press until it is done.',
    },
    long: {
      title: 'Long',
      text: 'Title and buttons stay in sight; what lies between is scrolled.',
      keys: 'The arrow keys scroll what has the focus.',
    },
  },
  drawer: {
    facts: {
      title: 'Beside the page',
      text: 'As high as the window, at the side where lines end.',
      keys: 'Escape closes, and so does a press beside it.',
    },
    form: { title: 'With a form', text: 'Fields of an area, edited without leaving the page.' },
    sides: { title: 'Other sides', text: 'MUI’s, as the navigation of narrow windows.' },
    levels: {
      title: 'Two levels',
      text: 'The second lies above the first; each is closed by itself.',
      keys: 'Escape closes the upper one alone.',
    },
  },
  popconfirm: {
    confirm: {
      title: 'Beside the button',
      text: 'A small question where a whole dialog would be too much.',
      keys: 'Escape closes; Tab stays inside.',
    },
    skipped: { title: 'Asked or not', text: 'Nobody is asked where nothing could be lost.' },
    reason: { title: 'With a reason', text: 'Where somebody has to say why.' },
    placements: { title: 'Twelve places', text: 'Each side, from its start to its end.' },
    ownWords: { title: 'Own words', text: 'The buttons say what they do, instead of yes and no.' },
    signed: { title: 'With a drawing', text: 'For what cannot be taken back, with the reason below.' },
  },
  progress: {
    thin: { title: 'Thin', text: 'Where a line has little room.' },
    circles: { title: 'Circles', text: 'Large and small, with the figure inside.' },
    told: { title: 'In own words', text: 'Said instead of a percentage, and read out so.' },
    gauge: { title: 'A gauge', text: 'How far a goal has been reached.' },
    parts: { title: 'Two parts', text: 'What is done, of what has been taken over.' },
    shaded: { title: 'Ends and shades', text: 'Straight or round, from one colour to another.' },
    steps: { title: 'In steps', text: 'As many parts as there is to do.' },
    upload: { title: 'Of a file', text: 'How much of it has been sent, with a way to stop it.' },
    failed: { title: 'Failed', text: 'Why it stopped, and a button to try again.' },
    bar: { title: 'A bar', text: 'MUI’s bar in the colours of the product, its figure in words beside it.' },
  },
  result: {
    page: { title: 'A whole page', text: 'Says what happened and leads on, the most useful way first.' },
    fault: { title: 'A fault', text: 'What went wrong, in words, and how to try again.' },
    noAccess: { title: 'No access', text: 'Who may, instead of a bare no.' },
  },
  skeleton: {
    person: { title: 'With a picture', text: 'A person and a few lines.' },
    moving: { title: 'Movement', text: 'Pulse, wave or none; none where the device asks for less.' },
    lines: {
      title: 'A list',
      text: 'A switch shows what comes in place of the bars.',
      keys: 'Space switches.',
    },
    bars: { title: 'Bars', text: 'Grey bars of the size of what comes; nothing jumps when it is there.' },
    form: { title: 'A form', text: 'Computed from the descriptor: titles at once, values as bars.' },
    shapes: { title: 'Pictures and buttons', text: 'Any width and height.' },
  },
  spin: {
    sizes: { title: 'Sizes', text: 'In a line, in a part, on a page.' },
    inside: { title: 'In its place', text: 'In the middle of what is on its way.' },
    over: {
      title: 'Over what is there',
      text: 'What was there stays, quieter; a few words say what goes on.',
    },
    own: { title: 'An own drawing', text: 'Three dots in place of the circle.' },
    page: { title: 'A page', text: 'Nothing is drawn for waits too short to notice.' },
    circle: { title: 'In a button', text: 'MUI’s circle where a few seconds must be shown to pass.' },
    delayed: { title: 'No flash', text: 'Waits of less than half a second show nothing.' },
  },
}
