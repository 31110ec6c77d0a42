import { demosOf } from '../../demos.ts'
import Day from './Day.tsx'
import Moment from './Moment.tsx'
import Periods from './Periods.tsx'
import Range from './Range.tsx'

export default demosOf(
  { Day, Moment, Range, Periods },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
