import { demosOf } from '../../demos.ts'
import Few from './Few.tsx'
import One from './One.tsx'
import Several from './Several.tsx'

export default demosOf(
  { Several, One, Few },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
