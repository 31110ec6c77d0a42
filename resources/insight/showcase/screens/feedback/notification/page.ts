import { demosOf } from '../../demos.ts'
import Corners from './Corners.tsx'
import Keyed from './Keyed.tsx'
import Kinds from './Kinds.tsx'
import Own from './Own.tsx'
import Several from './Several.tsx'
import Stays from './Stays.tsx'
import Titled from './Titled.tsx'
import Undo from './Undo.tsx'

export default demosOf(
  { Titled, Kinds, Undo, Stays, Corners, Own, Keyed, Several },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
