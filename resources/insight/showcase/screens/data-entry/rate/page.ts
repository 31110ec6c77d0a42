import { demosOf } from '../../demos.ts'
import Cleared from './Cleared.tsx'
import Given from './Given.tsx'
import InWords from './InWords.tsx'
import ReadOnly from './ReadOnly.tsx'
import Signs from './Signs.tsx'
import Stars from './Stars.tsx'
import Whole from './Whole.tsx'

export default demosOf(
  { Whole, Stars, Given, InWords, Cleared, ReadOnly, Signs },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
