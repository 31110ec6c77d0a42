import { demosOf } from '../../demos.ts'
import Cards from './Cards.tsx'
import Closed from './Closed.tsx'
import Extra from './Extra.tsx'
import InContainer from './InContainer.tsx'
import Mui from './Mui.tsx'
import Ordered from './Ordered.tsx'
import Overflow from './Overflow.tsx'
import OwnAdd from './OwnAdd.tsx'
import Parts from './Parts.tsx'
import Plain from './Plain.tsx'
import Problems from './Problems.tsx'
import Sides from './Sides.tsx'
import Signs from './Signs.tsx'
import Sizes from './Sizes.tsx'

export default demosOf(
  {
    Plain,
    Mui,
    Signs,
    Overflow,
    Extra,
    Sizes,
    Sides,
    Cards,
    Closed,
    InContainer,
    OwnAdd,
    Ordered,
    Parts,
    Problems,
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
