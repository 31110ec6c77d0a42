import { demosOf } from '../../demos.ts'
import Aligned from './Aligned.tsx'
import Columns from './Columns.tsx'
import Filled from './Filled.tsx'
import Finer from './Finer.tsx'
import Gutter from './Gutter.tsx'
import Justified from './Justified.tsx'
import Offset from './Offset.tsx'
import Ordered from './Ordered.tsx'
import Playground from './Playground.tsx'
import Pushed from './Pushed.tsx'
import Responsive from './Responsive.tsx'
import Several from './Several.tsx'

export default demosOf(
  {
    Columns,
    Finer,
    Gutter,
    Offset,
    Pushed,
    Justified,
    Aligned,
    Ordered,
    Filled,
    Responsive,
    Several,
    Playground,
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
