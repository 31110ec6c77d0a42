import { demosOf } from '../../demos.ts'
import Lines from './Lines.tsx'
import More from './More.tsx'
import Ordered from './Ordered.tsx'

export default demosOf(
  { Ordered, Lines, More },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
