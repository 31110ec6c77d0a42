import { demosOf } from '../../demos.ts'
import Plain from './Plain.tsx'
import Upright from './Upright.tsx'
import Words from './Words.tsx'

export default demosOf(
  { Plain, Words, Upright },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
