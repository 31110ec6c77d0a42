/** What the pages of `components/data-display` say. */
export const dataDisplay = {
  avatar: {
    initials: {
      title: 'Initials',
      text: 'The first letters of the first and the last word; the name under the pointer.',
    },
    several: { title: 'Several', text: 'Four at most, and how many more there are.' },
    pictures: { title: 'Pictures', text: 'A quiet mark of the same size where a record has none.' },
  },
  badge: {
    count: { title: 'Count', text: 'How many wait; none shows nothing.' },
    overflow: { title: 'Many', text: 'From a bound on a plus stands for the rest.' },
    dot: { title: 'A dot', text: 'Something is new, however much it is.' },
  },
  card: {
    section: { title: 'Part of a record', text: 'A card of a record’s page, computed from the descriptor.' },
    actions: { title: 'With actions', text: 'MUI’s card in the look of the product.' },
    loading: { title: 'While it loads', text: 'The card keeps its size, so nothing below it moves.' },
  },
  collapse: {
    questions: {
      title: 'Questions',
      text: 'Each opens by itself, and has an address of its own.',
      keys: 'Enter or Space opens and closes.',
    },
    one: { title: 'One at a time', text: 'MUI’s accordion: opening one closes the other.' },
    found: { title: 'Found', text: 'A search opens what it found and marks the words.' },
  },
  descriptions: {
    record: { title: 'Fields of a record', text: 'Each kind shows its value in its own way.' },
    facts: { title: 'What the system knows', text: 'When it was made and changed, and its id to copy.' },
    money: { title: 'How an amount comes about', text: 'One step below the other, the sum set off.' },
  },
  empty: {
    plain: { title: 'Nothing yet', text: 'A drawing, what is the matter, and nothing else.' },
    first: { title: 'With a first step', text: 'What to do about it, for those who may.' },
    noMatch: { title: 'Nothing found', text: 'Leads back to where something was.' },
  },
  list: {
    ordered: {
      title: 'In an order',
      text: 'Dragged, or moved by the buttons; the focus stays with what was moved.',
    },
    lines: { title: 'With pictures', text: 'MUI’s list with the pictures of the product.' },
    more: { title: 'More on request', text: 'The next ones come below; nothing above them moves.' },
  },
  popover: {
    press: {
      title: 'By a press',
      text: 'A small dialog beside what it belongs to.',
      keys: 'Escape closes; Tab stays inside.',
    },
    hover: { title: 'By resting', text: 'Opens under a resting mouse, and by a press too.' },
    colour: {
      title: 'A colour',
      text: 'The field of tags: a palette beside the swatch.',
      keys: 'Arrows move in the palette.',
    },
  },
  statistic: {
    figures: { title: 'Figures', text: 'In their own unit, as the language writes them.' },
    compared: {
      title: 'Compared',
      text: 'The colour says whether the change is good news, the arrow which way.',
    },
    change: { title: 'The change alone', text: 'Read out in words.' },
  },
  table: {
    plain: { title: 'Plain', text: 'Inside a page or a dialog; it scrolls sideways where it is too wide.' },
    total: { title: 'With a total', text: 'Figures stand below each other at the end of their column.' },
    shades: { title: 'Shaded', text: 'Cells are the darker the more there are; the figure stays readable.' },
    sorted: { title: 'Sorted', text: 'By what is chosen above it.' },
    selected: {
      title: 'With a choice',
      text: 'Rows are chosen, and something is done with all of them at once.',
      keys: 'Space chooses the row whose box has the focus.',
    },
    opened: {
      title: 'Unfolded',
      text: 'More about a row stands below it, and the button says whether it is open.',
    },
  },
  tabs: {
    parts: {
      title: 'Parts of a page',
      text: 'One stop of the Tab key.',
      keys: 'Arrows open the next, Home and End the first and the last.',
    },
    problems: { title: 'What is wrong inside', text: 'A tab counts the faults that it hides.' },
    mui: { title: 'MUI’s', text: 'In the look of the product; the last one is disabled.' },
  },
  tag: {
    tones: { title: 'Tones', text: 'The shape says the same as the colour.' },
    states: { title: 'States of an area', text: 'Words and tones come from the workflow of its descriptor.' },
    values: { title: 'Values in cells', text: 'Tokens, colours, yes and no.' },
    removable: {
      title: 'Taken away',
      text: 'MUI’s chips, each with a way out.',
      keys: 'Delete or Backspace takes the focused one away.',
    },
    pressed: {
      title: 'Pressed',
      text: 'Each is on or off, as a filter that is always in sight.',
      keys: 'Space or Enter turns the focused one on or off.',
    },
  },
  timeline: {
    history: { title: 'History of a record', text: 'Who did what and when, the newest first.' },
    reasons: { title: 'With a reason', text: 'What the system did by itself, and why.' },
    steps: { title: 'Towards an end', text: 'What is done has its time; what comes next is open.' },
  },
  tooltip: {
    onButtons: {
      title: 'On a drawing',
      text: 'Its name, under the pointer and for the keyboard.',
      keys: 'It shows with the focus; Escape hides it.',
    },
    onTime: { title: 'On a time', text: 'How long ago; the exact moment in the tip.' },
    anywhere: {
      title: 'On anything',
      text: 'One attribute; the layer that draws it is there once for the whole page.',
    },
  },
  calendar: {
    month: {
      title: 'A month',
      text: 'Press a day to add, drag to move; what has no room is counted.',
      keys: 'Arrows go from day to day, Enter adds.',
    },
    day: {
      title: 'By hours',
      text: 'What overlaps stands side by side; it opens at eight.',
      keys: 'The box takes the focus; arrows scroll it.',
    },
    agenda: { title: 'As a list', text: 'Day by day, as phones show it.' },
  },
  carousel: {
    several: {
      title: 'Several at a time',
      text: 'As the pictures of a rating; nothing moves by itself.',
      keys: 'The row takes the focus; arrows scroll it.',
    },
    one: { title: 'One at a time', text: 'As wide as its place.' },
    few: { title: 'All fit', text: 'Then there is nothing to press.' },
  },
  comment: {
    said: { title: 'One', text: 'Who, when, and whom it tells.' },
    thread: {
      title: 'A conversation',
      text: 'A customer, a note among staff, an answer: each has its look.',
    },
    write: { title: 'To write', text: 'Added below the others; here nobody is told.' },
  },
  tree: {
    read: {
      title: 'One is chosen',
      text: 'What is below a line opens beside its arrow; one line is disabled.',
      keys: '↑ ↓ move, → ← open and close, letters find, Enter chooses.',
    },
    checked: {
      title: 'Checked',
      text: 'Each by itself: a branch and what is in it are different choices.',
      keys: 'Space checks and unchecks.',
    },
    later: { title: 'Fetched when it is opened', text: 'After a while; below “Men” only at the second try.' },
  },
}
