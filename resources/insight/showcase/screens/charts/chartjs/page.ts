import { demosOf } from '../../demos.ts'
import Ranks from './Ranks.tsx'
import Shades from './Shades.tsx'
import Way from './Way.tsx'

export default demosOf(
  { Ranks, Way, Shades },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
