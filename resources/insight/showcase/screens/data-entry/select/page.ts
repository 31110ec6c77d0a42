import { demosOf } from '../../demos.ts'
import Country from './Country.tsx'
import Locked from './Locked.tsx'
import OfField from './OfField.tsx'

export default demosOf(
  { OfField, Country, Locked },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
