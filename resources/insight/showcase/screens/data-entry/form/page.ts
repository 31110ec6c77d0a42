import { demosOf } from '../../demos.ts'
import Checked from './Checked.tsx'
import Side from './Side.tsx'
import States from './States.tsx'

export default demosOf(
  { Side, Checked, States },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
