import { demosOf } from '../../demos.ts'
import Bordered from './Bordered.tsx'
import ByTwo from './ByTwo.tsx'
import Cut from './Cut.tsx'
import Declared from './Declared.tsx'
import Dragged from './Dragged.tsx'
import EditCell from './EditCell.tsx'
import EditRow from './EditRow.tsx'
import Emptied from './Emptied.tsx'
import FixedBoth from './FixedBoth.tsx'
import FixedColumn from './FixedColumn.tsx'
import FixedHead from './FixedHead.tsx'
import GroupedHeads from './GroupedHeads.tsx'
import Heads from './Heads.tsx'
import Nested from './Nested.tsx'
import OneChosen from './OneChosen.tsx'
import Opened from './Opened.tsx'
import Picks from './Picks.tsx'
import Plain from './Plain.tsx'
import Remote from './Remote.tsx'
import Selected from './Selected.tsx'
import Settings from './Settings.tsx'
import Shades from './Shades.tsx'
import Sizes from './Sizes.tsx'
import Sorted from './Sorted.tsx'
import Sought from './Sought.tsx'
import Spans from './Spans.tsx'
import Total from './Total.tsx'
import TreeRows from './TreeRows.tsx'
import Virtual from './Virtual.tsx'

export default demosOf(
  {
    Plain,
    Declared,
    Selected,
    OneChosen,
    Picks,
    Heads,
    Sorted,
    ByTwo,
    Emptied,
    Sought,
    Remote,
    Sizes,
    Bordered,
    Opened,
    Spans,
    TreeRows,
    FixedHead,
    FixedColumn,
    FixedBoth,
    GroupedHeads,
    EditCell,
    EditRow,
    Nested,
    Dragged,
    Cut,
    Total,
    Shades,
    Virtual,
    Settings,
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
