/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    finer: { title: 'Twenty-four columns', text: 'The same with any number of them.' },
    gutter: { title: 'Gaps', text: 'Fixed, by the window, or only between the lines.' },
    offset: { title: 'Further on', text: 'Columns are left free before a part.' },
    pushed: {
      title: 'Pushed and pulled',
      text: 'Seen in another order than it is read; only for what has none.',
    },
    justified: { title: 'Along the line', text: 'Where the parts stand if there is room to spare.' },
    aligned: { title: 'Across the line', text: 'Parts of different heights beside each other.' },
    ordered: {
      title: 'Another order',
      text: 'By the width of the window; the written order is the one that is read.',
    },
    several: {
      title: 'Several at once',
      text: 'Width and offset by window; one takes what is left, one what it needs.',
    },
    playground: {
      title: 'To try',
      text: 'Gaps and columns by sliders, with the code for it.',
      keys: 'Arrow keys move a slider.',
    },
    columns: { title: 'Twelve columns', text: 'Each part says how many of them it takes.' },
    responsive: { title: 'By the window', text: 'One, two or four in a line, as there is room.' },
    filled: { title: 'Filled', text: 'As many columns as fit; how the cards of this page stand.' },
  },
  layout: {
    combined: { title: 'Head, side, foot', text: 'What can stand around the content.' },
    topMenu: { title: 'Menu in the head', text: 'For a few pages.' },
    headAbove: { title: 'Head above all', text: 'The side begins below it.' },
    headBeside: { title: 'Side at full height', text: 'The head stands beside it.' },
    sideOnly: { title: 'Side alone', text: 'Neither head nor foot.' },
    ownTrigger: { title: 'Folded by a button', text: 'Drawings stay, with their names under the pointer.' },
    folding: {
      title: 'Folds by itself',
      text: 'Below the mark the side goes behind a button.',
      keys: 'Arrow keys change the width.',
    },
    fixedHead: {
      title: 'Head that stays',
      text: 'The page scrolls below it.',
      keys: 'The box takes the focus; arrows scroll it.',
    },
    fixedSide: {
      title: 'Side that stays',
      text: 'Only the content scrolls.',
      keys: 'The box takes the focus; arrows scroll it.',
    },
    frame: {
      title: 'The frame',
      text: 'The menu beside the page, folded to icons, or above it; this changes your own frame.',
    },
    parts: {
      title: 'Parts',
      text: 'Names of parts at the side, above on a phone; the address names the one that is open.',
    },
    columns: {
      title: 'Two columns',
      text: 'What a record is in the wide one, facts in the narrow one; one below the other where there is no room.',
    },
  },
}
