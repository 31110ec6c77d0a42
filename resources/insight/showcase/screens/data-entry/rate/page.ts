import { demosOf } from '../../demos.ts'
import Given from './Given.tsx'
import Stars from './Stars.tsx'

export default demosOf(
  { Stars, Given },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
