import { demosOf } from '../../demos.ts'
import Count from './Count.tsx'
import Dot from './Dot.tsx'
import Overflow from './Overflow.tsx'

export default demosOf(
  { Count, Overflow, Dot },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
