import { demosOf } from '../../demos.ts'
import Area from './Area.tsx'
import Around from './Around.tsx'
import Bars from './Bars.tsx'
import OneLine from './OneLine.tsx'
import Ranks from './Ranks.tsx'
import Ring from './Ring.tsx'
import Shades from './Shades.tsx'
import Way from './Way.tsx'

export default demosOf(
  { OneLine, Area, Bars, Around, Ring, Ranks, Way, Shades },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
