import { demosOf } from '../../demos.ts'
import Change from './Change.tsx'
import Compared from './Compared.tsx'
import Countdown from './Countdown.tsx'
import Figures from './Figures.tsx'
import InCards from './InCards.tsx'
import Units from './Units.tsx'

export default demosOf(
  { Figures, Units, InCards, Compared, Change, Countdown },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
