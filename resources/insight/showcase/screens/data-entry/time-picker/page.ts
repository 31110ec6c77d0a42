import { demosOf } from '../../demos.ts'
import Moment from './Moment.tsx'
import Time from './Time.tsx'

export default demosOf(
  { Time, Moment },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
