import { demosOf } from '../../demos.ts'
import FromRows from './FromRows.tsx'
import Later from './Later.tsx'
import OfField from './OfField.tsx'
import One from './One.tsx'
import Several from './Several.tsx'
import WithParents from './WithParents.tsx'

export default demosOf(
  { One, Several, FromRows, WithParents, Later, OfField },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
