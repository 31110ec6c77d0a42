import { demosOf } from '../../demos.ts'
import Columns from './Columns.tsx'
import Extra from './Extra.tsx'
import Locked from './Locked.tsx'
import Moment from './Moment.tsx'
import Range from './Range.tsx'
import Sizes from './Sizes.tsx'
import Stepped from './Stepped.tsx'
import Time from './Time.tsx'
import TwelveHours from './TwelveHours.tsx'

export default demosOf(
  { Time, Moment, Locked, Sizes, Columns, Stepped, TwelveHours, Extra, Range },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
