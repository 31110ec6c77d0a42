import { demosOf } from '../../demos.ts'
import Bars from './Bars.tsx'
import Compared from './Compared.tsx'
import Dashed from './Dashed.tsx'
import Gaps from './Gaps.tsx'
import Grouped from './Grouped.tsx'
import GroupedBars from './GroupedBars.tsx'
import Nothing from './Nothing.tsx'
import OneLine from './OneLine.tsx'
import Pie from './Pie.tsx'
import Ring from './Ring.tsx'
import Sales from './Sales.tsx'
import Smooth from './Smooth.tsx'
import Stacked from './Stacked.tsx'

export default demosOf(
  { OneLine, Dashed, Sales, Smooth, Grouped, Stacked, Bars, GroupedBars, Pie, Ring, Compared, Gaps, Nothing },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
