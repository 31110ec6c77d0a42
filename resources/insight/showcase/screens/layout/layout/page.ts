import { demosOf } from '../../demos.ts'
import Columns from './Columns.tsx'
import Combined from './Combined.tsx'
import FixedHead from './FixedHead.tsx'
import FixedSide from './FixedSide.tsx'
import Folding from './Folding.tsx'
import Frame from './Frame.tsx'
import HeadAbove from './HeadAbove.tsx'
import HeadBeside from './HeadBeside.tsx'
import OwnTrigger from './OwnTrigger.tsx'
import Parts from './Parts.tsx'
import SideOnly from './SideOnly.tsx'
import TopMenu from './TopMenu.tsx'

export default demosOf(
  {
    Frame,
    Combined,
    TopMenu,
    HeadAbove,
    HeadBeside,
    SideOnly,
    OwnTrigger,
    Folding,
    FixedHead,
    FixedSide,
    Parts,
    Columns,
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
