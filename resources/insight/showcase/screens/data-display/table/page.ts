import { demosOf } from '../../demos.ts'
import Opened from './Opened.tsx'
import Plain from './Plain.tsx'
import Selected from './Selected.tsx'
import Shades from './Shades.tsx'
import Sorted from './Sorted.tsx'
import Total from './Total.tsx'

export default demosOf(
  { Plain, Total, Shades, Sorted, Selected, Opened },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
