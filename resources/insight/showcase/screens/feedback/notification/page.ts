import { demosOf } from '../../demos.ts'
import Several from './Several.tsx'
import Stays from './Stays.tsx'
import Undo from './Undo.tsx'

export default demosOf(
  { Undo, Stays, Several },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
