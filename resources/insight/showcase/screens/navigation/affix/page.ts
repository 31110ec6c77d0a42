import { demosOf } from '../../demos.ts'
import Above from './Above.tsx'
import Below from './Below.tsx'
import Told from './Told.tsx'

export default demosOf(
  { Above, Below, Told },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
