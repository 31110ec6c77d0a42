import { demosOf } from '../../demos.ts'
import BothWays from './BothWays.tsx'
import Direction from './Direction.tsx'
import Language from './Language.tsx'
import Look from './Look.tsx'
import Sized from './Sized.tsx'
import Spoken from './Spoken.tsx'

export default demosOf(
  { Spoken, BothWays, Sized, Look, Direction, Language },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
