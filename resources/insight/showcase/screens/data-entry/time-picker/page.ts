import { demosOf } from '../../demos.ts'
import Locked from './Locked.tsx'
import Moment from './Moment.tsx'
import Time from './Time.tsx'

export default demosOf(
  { Time, Moment, Locked },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
