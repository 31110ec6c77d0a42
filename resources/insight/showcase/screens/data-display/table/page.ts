import { demosOf } from '../../demos.ts'
import Plain from './Plain.tsx'
import Shades from './Shades.tsx'
import Sorted from './Sorted.tsx'
import Total from './Total.tsx'

export default demosOf(
  { Plain, Total, Shades, Sorted },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
