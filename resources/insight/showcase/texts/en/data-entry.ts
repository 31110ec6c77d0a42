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
    one: { title: 'One', text: 'MUI’s; the label is part of it.', keys: 'Space checks and unchecks.' },
    locked: { title: 'Disabled', text: 'Checked, half way and not.' },
    driven: {
      title: 'Led by buttons',
      text: 'What it says and whether it may be changed comes from outside.',
    },
    inGrid: { title: 'In columns', text: 'As many as fit, below one another.' },
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
    periods: {
      title: 'Usual periods',
      text: 'One press fills both days in; they can still be changed.',
    },
  },
  form: {
    side: { title: 'Fields of an area', text: 'Label, help and input come from the descriptor.' },
    checked: {
      title: 'Checked',
      text: 'The first fault takes the focus and says what is wrong.',
      keys: 'Enter in a field sends the form.',
    },
    states: { title: 'States', text: 'With help, with a fault, locked: all tied to the input.' },
    depends: {
      title: 'Asked when needed',
      text: 'A field that only some answers need appears with them, and is required then.',
    },
    repeated: {
      title: 'As many as there are',
      text: 'Lines are added and taken away; a new one takes the focus.',
    },
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
    locked: { title: 'Disabled', text: 'Keeps what was chosen.' },
    more: { title: 'And another', text: 'Whoever finds nothing writes it.' },
    named: { title: 'Two groups', text: 'Each by its name; arrows stay within one.' },
    sizes: { title: 'Sizes', text: 'Small where a line has no room.' },
    side: { title: 'Side by side', text: 'A few values, one of which holds.', keys: 'Arrows choose.' },
    mui: { title: 'One below the other', text: 'MUI’s, where names are long; the last one is disabled.' },
    languages: { title: 'Languages', text: 'Each is written, and read out, in itself.' },
  },
  rate: {
    whole: {
      title: 'Whole stars',
      text: 'MUI’s; one press gives, and the stars are read out as a number.',
      keys: 'Arrows choose.',
    },
    inWords: { title: 'In words', text: 'Each star has a word, shown before one chooses.' },
    cleared: { title: 'Taken back', text: 'Pressed again it is none; the button does the same.' },
    signs: { title: 'Other signs', text: 'A heart, a letter, a face in place of the star.' },
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
    linked: {
      title: 'Linked',
      text: 'What the first one says decides what the second one offers.',
    },
    several: {
      title: 'Several',
      text: 'A few choices stand open as boxes; many are found by typing.',
    },
  },
  slider: {
    typed: { title: 'With a figure', text: 'Drawn or typed; what is out of bounds goes to the nearest end.' },
    ends: { title: 'Signs at the ends', text: 'The nearer one stands out.' },
    formatted: { title: 'With its unit', text: 'Shown, and read out, by half centimetres.' },
    upright: { title: 'Upright', text: 'One value, and two ends with marks.', keys: '↑ and ↓ move.' },
    told: { title: 'While and after', text: 'What one moves over, and where one let go.' },
    tips: { title: 'The figure above', text: 'Always, or never.' },
    reversed: { title: 'The other way round', text: 'The first place is at the far end.' },
    one: {
      title: 'One value',
      text: 'MUI’s slider; the figure stands below.',
      keys: 'Arrows move by one, Page keys by ten.',
    },
    range: { title: 'Two ends', text: 'Each end has its name, and says its amount in rupees.' },
    marks: { title: 'Marks', text: 'Only what is marked can be chosen.' },
  },
  switch: {
    locked: { title: 'Disabled', text: 'MUI’s, on and off.' },
    signs: { title: 'A sign inside', text: 'It says on and off without colour.', keys: 'Space switches.' },
    sizes: { title: 'Sizes', text: 'Small where a line has no room.' },
    busy: { title: 'On its way', text: 'It moves once the answer is there; until then it is locked.' },
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
  cascader: {
    levels: {
      title: 'Level by level',
      text: 'Any level can be chosen; words find it anywhere in the tree. So categories find their place.',
      keys: '→ shows what is below, ← goes back, Enter takes.',
    },
    required: { title: 'Required', text: 'Something is always chosen: nothing clears it.' },
    locked: { title: 'Locked', text: 'The reason stands below.' },
  },
  mentions: {
    people: {
      title: 'Colleagues',
      text: 'An @ finds them; whoever is deleted from the text is named no more. On orders they get a message.',
      keys: 'Arrows move, Enter or Tab takes, Escape leaves.',
    },
    most: { title: 'One at most', text: 'Once one is named, an @ finds nobody.' },
    read: { title: 'To be read', text: 'Names stand out; an address of mail is no name.' },
  },
  transfer: {
    columns: {
      title: 'With an order',
      text: 'Taken over one by one or several at a time; as the columns of an export are.',
      keys: 'Arrows move, Space picks, Ctrl+A all, Enter takes one over.',
    },
    many: { title: 'Many', text: 'Three hundred, each list with its own search and count.' },
  },
  'tree-select': {
    several: {
      title: 'Several',
      text: 'The tree stays open; what is chosen stands below, in its order.',
      keys: 'The button opens; keys as in the tree; Escape closes.',
    },
    one: { title: 'One', text: 'Closes with the choice.' },
    ofField: {
      title: 'A field of coupons',
      text: 'Categories by words, and from the tree for those who may see them.',
    },
  },
}
