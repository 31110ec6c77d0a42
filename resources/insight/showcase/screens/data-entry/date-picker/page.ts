import { demosOf } from '../../demos.ts'
import Day from './Day.tsx'
import Moment from './Moment.tsx'
import Range from './Range.tsx'

export default demosOf(
  { Day, Moment, Range },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
