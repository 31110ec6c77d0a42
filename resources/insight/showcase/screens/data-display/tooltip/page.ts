import { demosOf } from '../../demos.ts'
import Anywhere from './Anywhere.tsx'
import Arrow from './Arrow.tsx'
import OnButtons from './OnButtons.tsx'
import OnTime from './OnTime.tsx'
import Placements from './Placements.tsx'

export default demosOf(
  { OnButtons, OnTime, Anywhere, Placements, Arrow },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
