import { demosOf } from '../../demos.ts'
import Country from './Country.tsx'
import Linked from './Linked.tsx'
import Locked from './Locked.tsx'
import OfField from './OfField.tsx'
import Several from './Several.tsx'

export default demosOf(
  { OfField, Country, Locked, Linked, Several },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
