import { demosOf } from '../../demos.ts'
import Given from './Given.tsx'
import ReadOnly from './ReadOnly.tsx'
import Stars from './Stars.tsx'

export default demosOf(
  { Stars, Given, ReadOnly },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
