import { demosOf } from '../../demos.ts'
import Checked from './Checked.tsx'
import Later from './Later.tsx'
import Read from './Read.tsx'

export default demosOf(
  { Read, Checked, Later },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
