import { demosOf } from '../../demos.ts'
import Marks from './Marks.tsx'
import One from './One.tsx'
import Range from './Range.tsx'

export default demosOf(
  { One, Range, Marks },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
