/** What the pages of `components/navigation` say. */
export const navigation = {
  breadcrumb: {
    way: { title: 'The way here', text: 'In narrow windows only the way back is left.' },
    mui: { title: 'Another separator', text: 'MUI’s, inside a page.' },
    drawn: { title: 'With drawings', text: 'The arrows turn around with the page.' },
    items: { title: 'Separators of their own', text: 'Each can be another; none is read out.' },
    withMenu: { title: 'With a menu', text: 'What stands beside it can be reached at once.' },
  },
  dropdown: {
    acts: {
      title: 'Behind three dots',
      text: 'In groups; one line is disabled, one is dangerous.',
      keys: 'Arrows go round, a letter leads to its line, Escape closes.',
    },
    panel: {
      title: 'With links',
      text: 'As in the header; going to another page closes it.',
      keys: 'Arrow keys open it and move inside.',
    },
    mui: { title: 'MUI’s', text: 'In the look of the product.' },
    hover: { title: 'By resting', text: 'Opens under a resting mouse, and by a press too.' },
    told: { title: 'Told', text: 'What was picked is known outside.' },
    cascading: {
      title: 'One below the other',
      text: 'A line opens what is below it.',
      keys: '→ opens, ← goes back.',
    },
    rightPress: { title: 'Right button', text: 'Opens where the pointer is; by Enter, too.' },
    placements: { title: 'Six places', text: 'Above or below, at the start, in the middle, at the end.' },
    trigger: { title: 'How it opens', text: 'By a press alone, or under a resting mouse as well.' },
    split: { title: 'Split', text: 'The usual act at once; another one becomes the usual.' },
    staysOpen: { title: 'Stays open', text: 'Several lines are checked one after the other.' },
  },
  pagination: {
    grid: { title: 'Of a picture grid', text: 'On and back; where one is stands between.' },
    numbers: { title: 'By numbers', text: 'MUI’s, where a page is chosen by its number.' },
    sizes: { title: 'How many a page', text: 'MUI’s, with the words of the lists.' },
    many: { title: 'Many', text: 'The far ones are left out, the ends stay.' },
    jump: { title: 'To a number', text: 'Typed, and brought to the nearest page there is.' },
    mini: { title: 'Small', text: 'Where a line has little room.' },
    controlled: { title: 'Led from outside', text: 'Other buttons turn the pages, too.' },
    total: { title: 'With the total', text: 'Which ones are shown, and of how many.' },
    labels: { title: 'In words', text: 'The ends say what they do.' },
  },
  steps: {
    numbered: { title: 'Of a form', text: 'Numbered tabs; those behind are marked as done.' },
    mui: { title: 'To be read', text: 'MUI’s, where nothing is pressed; the second has a fault.' },
    upright: { title: 'With content', text: 'One step is open at a time; the last leads back to the first.' },
    small: { title: 'Small', text: 'Where a line has little room.' },
    signs: { title: 'With drawings', text: 'In place of the numbers.' },
    dots: { title: 'Dots', text: 'How far one is, without names.' },
    ownDot: { title: 'Pressed for more', text: 'When it was done stands beside it.' },
    pressed: { title: 'In any order', text: 'Each step can be opened.' },
    asTabs: { title: 'As tabs', text: 'Numbered, with the panel that belongs to them.' },
  },
  menu: {
    parts: {
      title: 'Parts of a page',
      text: 'At its side, above it on a phone; the address names the part.',
    },
    lines: {
      title: 'Lines with drawings',
      text: 'MUI’s list, open all the time.',
      keys: 'Arrows go round, a letter leads to its line.',
    },
    folded: { title: 'Folded', text: 'One branch open at a time.' },
  },
  affix: {
    above: {
      title: 'At the top',
      text: 'Stays in view while what belongs to it scrolls.',
      keys: 'The box takes the focus; arrows scroll it.',
    },
    below: { title: 'At the bottom', text: 'As the bar that saves a form.' },
    told: { title: 'Told', text: 'Knows whether it is stuck.' },
  },
}
