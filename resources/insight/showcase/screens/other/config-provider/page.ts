import { demosOf } from '../../demos.ts'
import Direction from './Direction.tsx'
import Look from './Look.tsx'

export default demosOf(
  { Look, Direction },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
