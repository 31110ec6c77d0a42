import { demosOf } from '../../demos.ts'
import Bordered from './Bordered.tsx'
import Columns from './Columns.tsx'
import Facts from './Facts.tsx'
import Money from './Money.tsx'
import Record from './Record.tsx'
import Sizes from './Sizes.tsx'
import Upright from './Upright.tsx'
import UprightBordered from './UprightBordered.tsx'

export default demosOf(
  { Record, Bordered, Sizes, Columns, Upright, UprightBordered, Facts, Money },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
