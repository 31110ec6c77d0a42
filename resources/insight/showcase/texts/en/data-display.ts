/** What the pages of `components/data-display` say. */
export const dataDisplay = {
  avatar: {
    initials: {
      title: 'Initials',
      text: 'The first letters of the first and the last word; the name under the pointer.',
    },
    several: { title: 'Several', text: 'Four at most, and how many more there are.' },
    pictures: { title: 'Pictures', text: 'A quiet mark of the same size where a record has none.' },
    sizes: { title: 'Sizes and shapes', text: 'Round, rounded or square.' },
    kinds: { title: 'Kinds', text: 'A picture, letters, a drawing, a colour of its own.' },
    shrunk: { title: 'Shrunk', text: 'The letters become smaller until the name fits.' },
    badged: { title: 'With a badge', text: 'How many wait, or who is there.' },
  },
  badge: {
    count: { title: 'Count', text: 'How many wait; none shows nothing.' },
    overflow: { title: 'Many', text: 'From a bound on a plus stands for the rest.' },
    dot: { title: 'A dot', text: 'Something is new, however much it is.' },
    alone: { title: 'Alone', text: 'Without anything that it sits on.' },
    pressed: { title: 'Pressed', text: 'Each press looks at one of them.' },
    states: { title: 'States', text: 'A dot and a word.' },
    titled: { title: 'Named', text: 'The tip says what the count is about.' },
    coloured: { title: 'Colours', text: 'Any colour; the words tell them apart.' },
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
    triggers: { title: 'Three ways', text: 'Under the pointer, with the focus, by a press.' },
    placements: {
      title: 'Twelve places',
      text: 'Each side, from its start to its end.',
      keys: 'Enter opens; Escape closes.',
    },
    arrow: { title: 'With an arrow', text: 'It points at the middle of the button.' },
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
    declared: { title: 'Declared columns', text: 'Title, content and alignment of a column stand together.' },
    oneChosen: {
      title: 'One row',
      text: 'Choosing another row lets the first one go.',
      keys: 'Arrows choose within the group.',
    },
    picks: { title: 'Ready-made choices', text: 'All, every other row or none by one press.' },
    heads: {
      title: 'Sorted and filtered by heads',
      text: 'A press turns the order around; the fabric is chosen in its head.',
      keys: 'Enter or Space on a head sorts.',
    },
    byTwo: {
      title: 'By several columns',
      text: 'The number says which counts first; a third press takes a column out.',
    },
    emptied: { title: 'Filters taken back', text: 'One button undoes all of them at once.' },
    sought: { title: 'A search in the head', text: 'What was typed is marked in the rows.' },
    remote: { title: 'Fetched page by page', text: 'The rows keep their height while the next ones come.' },
    sizes: { title: 'Sizes', text: 'MUI’s table, with more rows or more air.' },
    bordered: { title: 'Borders, title and foot', text: 'The title is read out as the name of the table.' },
    spans: { title: 'Cells across rows and columns', text: 'A product stands once beside all of its sizes.' },
    treeRows: { title: 'Branches', text: 'A row opens what is below it.' },
    fixedHead: {
      title: 'Fixed heads',
      text: 'They stay in sight while rows scroll.',
      keys: 'The box takes the focus; arrows scroll it.',
    },
    fixedColumn: { title: 'A fixed column', text: 'What the row is about stays at its start.' },
    fixedBoth: { title: 'Both fixed', text: 'Heads and first column stay where they are.' },
    groupedHeads: { title: 'Heads in groups', text: 'One head over the columns that belong together.' },
    editCell: {
      title: 'A cell edited',
      text: 'A press opens it.',
      keys: 'Enter keeps it, Escape leaves it as it was.',
    },
    editRow: { title: 'A row edited', text: 'The others wait until it is saved or called off.' },
    nested: { title: 'A table in a row', text: 'The lines of an order stand below it.' },
    dragged: { title: 'Rows in an order', text: 'Dragged, or moved by the buttons.' },
    cut: { title: 'Cut off', text: 'The whole text stands in the tip, for the keyboard too.' },
    virtual: {
      title: 'A hundred thousand cells',
      text: 'Only those in sight are in the page.',
      keys: 'The box takes the focus; arrows scroll it.',
    },
    settings: { title: 'All of it switched', text: 'Borders, heads, density, foot and no rows.' },
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
    added: {
      title: 'Added',
      text: 'Typed, and taken away again by its cross.',
      keys: 'Enter adds; Delete takes the focused one away.',
    },
    checked: {
      title: 'Checked',
      text: 'A check box in the look of a tag.',
      keys: 'Space checks and unchecks.',
    },
    moving: {
      title: 'Moving',
      text: 'They grow and shrink; at once where the device asks for less movement.',
    },
    hex: { title: 'Own colours', text: 'Words and ground are chosen as a pair.' },
    signed: { title: 'With a drawing', text: 'It says the same as the colour.' },
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
    placements: { title: 'Twelve places', text: 'MUI’s, where the side matters.' },
    arrow: { title: 'With an arrow', text: 'It points at the middle of what it explains.' },
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
