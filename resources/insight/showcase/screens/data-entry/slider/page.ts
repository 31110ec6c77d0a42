import { demosOf } from '../../demos.ts'
import Ends from './Ends.tsx'
import Formatted from './Formatted.tsx'
import Marks from './Marks.tsx'
import One from './One.tsx'
import Range from './Range.tsx'
import Reversed from './Reversed.tsx'
import Tips from './Tips.tsx'
import Told from './Told.tsx'
import Typed from './Typed.tsx'
import Upright from './Upright.tsx'

export default demosOf(
  { One, Range, Typed, Ends, Formatted, Marks, Upright, Told, Tips, Reversed },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
