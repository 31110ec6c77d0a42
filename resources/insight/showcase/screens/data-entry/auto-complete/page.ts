import { demosOf } from '../../demos.ts'
import Fabrics from './Fabrics.tsx'
import Off from './Off.tsx'
import Titles from './Titles.tsx'

export default demosOf(
  { Fabrics, Titles, Off },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
