import { demosOf } from '../../demos.ts'
import Anywhere from './Anywhere.tsx'
import OnButtons from './OnButtons.tsx'
import OnTime from './OnTime.tsx'

export default demosOf(
  { OnButtons, OnTime, Anywhere },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
