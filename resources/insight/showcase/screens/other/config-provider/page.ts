import { demosOf } from '../../demos.ts'
import Direction from './Direction.tsx'
import Language from './Language.tsx'
import Look from './Look.tsx'

export default demosOf(
  { Look, Direction, Language },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
