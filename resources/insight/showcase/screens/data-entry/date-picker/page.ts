import { demosOf } from '../../demos.ts'
import { later } from '../../later.tsx'
import Day from './Day.tsx'
import Foot from './Foot.tsx'
import Formats from './Formats.tsx'
import Locked from './Locked.tsx'
import Moment from './Moment.tsx'
import OwnDay from './OwnDay.tsx'
import Periods from './Periods.tsx'
import Range from './Range.tsx'
import SomeDays from './SomeDays.tsx'
import Spans from './Spans.tsx'
import WithOk from './WithOk.tsx'

export default demosOf(
  {
    Day,
    Moment,
    Spans,
    Range,
    Periods,
    Formats,
    Locked,
    SomeDays,
    SomeTimes: later(() => import('./SomeTimes.tsx')),
    Sizes: later(() => import('./Sizes.tsx')),
    Bare: later(() => import('./Bare.tsx')),
    WithOk,
    Foot,
    OwnDay,
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
