import { demosOf } from '../../demos.ts'
import Dashed from './Dashed.tsx'
import Plain from './Plain.tsx'
import Upright from './Upright.tsx'
import Words from './Words.tsx'

export default demosOf(
  { Plain, Dashed, Words, Upright },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
