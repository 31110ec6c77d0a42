import { demosOf } from '../../demos.ts'
import OfField from './OfField.tsx'
import One from './One.tsx'
import Several from './Several.tsx'

export default demosOf(
  { Several, One, OfField },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
