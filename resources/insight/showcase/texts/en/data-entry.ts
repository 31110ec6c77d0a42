/** What the pages of `components/data-entry` say. */
export const dataEntry = {
  'auto-complete': {
    fabrics: {
      title: 'Found by typing',
      text: 'Any part of a word finds it.',
      keys: 'Arrows move, Enter takes, Escape leaves.',
    },
    titles: {
      title: 'From the shop',
      text: 'Brands of the shop, for those who may look them up; free text for everybody else.',
    },
    off: { title: 'Locked', text: 'The reason stands below.' },
  },
  checkbox: {
    several: { title: 'Several', text: 'As many in a line as fit.', keys: 'Space checks and unchecks.' },
    ofField: { title: 'A field of products', text: 'Several of the values that the descriptor names.' },
    all: { title: 'All or some', text: 'The box above stands half way while some are chosen.' },
  },
  'date-picker': {
    day: {
      title: 'A day',
      text: 'Typed as the language writes it, or chosen from a month.',
      keys: 'Alt+↓ opens the month; arrows move by day and week, Page keys by month.',
    },
    moment: { title: 'A moment', text: 'A day and a time on the shop’s clock, whose zone is named.' },
    range: { title: 'From and to', text: 'Two days; the end may not come first.' },
  },
  form: {
    side: { title: 'Fields of an area', text: 'Label, help and input come from the descriptor.' },
    checked: {
      title: 'Checked',
      text: 'The first fault takes the focus and says what is wrong.',
      keys: 'Enter in a field sends the form.',
    },
    states: { title: 'States', text: 'With help, with a fault, locked: all tied to the input.' },
  },
  input: {
    kinds: {
      title: 'Kinds',
      text: 'A text, a slug, an address, a telephone number: each tidies what is typed.',
    },
    lines: { title: 'Several lines', text: 'Counts the characters once room gets short.' },
    affixes: { title: 'Before and after', text: 'A unit before what is typed, a way to clear it after.' },
    formatted: {
      title: 'Formatted',
      text: 'The editor of descriptions; it is loaded when it comes into view.',
      keys: 'Ctrl+B bold, Ctrl+I italic, Ctrl+K link.',
    },
  },
  'input-number': {
    money: { title: 'Money', text: 'Kept in paise, written in rupees with the separators of the language.' },
    percent: { title: 'Percent', text: 'The comma or the point, as the language has it.' },
    whole: {
      title: 'Whole numbers',
      text: 'What cannot be read stays as it was typed, for the check to name.',
    },
  },
  radio: {
    side: { title: 'Side by side', text: 'A few values, one of which holds.', keys: 'Arrows choose.' },
    mui: { title: 'One below the other', text: 'MUI’s, where names are long; the last one is disabled.' },
    languages: { title: 'Languages', text: 'Each is written, and read out, in itself.' },
  },
  rate: {
    stars: { title: 'What customers gave', text: 'Read out as a number.' },
    given: { title: 'To give', text: 'MUI’s stars by halves.', keys: 'Arrows choose.' },
    readOnly: { title: 'An average', text: 'To be read only; parts of a star count.' },
  },
  select: {
    ofField: {
      title: 'A field of products',
      text: 'The browser’s own control: the best keyboard and touch support there is.',
    },
    country: { title: 'A country', text: 'Named and sorted in the language of the page.' },
    locked: { title: 'Disabled', text: 'Keeps what was chosen.' },
  },
  slider: {
    one: {
      title: 'One value',
      text: 'MUI’s slider; the figure stands below.',
      keys: 'Arrows move by one, Page keys by ten.',
    },
    range: { title: 'Two ends', text: 'Each end has its name, and says its amount in rupees.' },
    marks: { title: 'Marks', text: 'Only what is marked can be chosen.' },
  },
  switch: {
    line: { title: 'On or off', text: 'The label is part of it.', keys: 'Space switches.' },
    ofField: { title: 'Fields of areas', text: 'With their help; the second one is disabled.' },
    settings: { title: 'In settings', text: 'MUI’s, with a sentence where the name does not say enough.' },
  },
  'time-picker': {
    time: { title: 'A time', text: 'Typed in any usual form: 9, 930, 9.30 pm.' },
    moment: { title: 'With its day', text: 'The field that says when a product goes live.' },
    locked: { title: 'Locked', text: 'The reason stands below.' },
  },
  upload: {
    drop: { title: 'Dropped, pasted, chosen', text: 'Here files stay in the browser.' },
    chosen: { title: 'One file', text: 'A button; the same file may be chosen again.' },
    onItsWay: { title: 'On its way', text: 'This one always fails at sixty percent; try again or give up.' },
  },
}
