import { demosOf } from '../../demos.ts'
import Acts from './Acts.tsx'
import Cascading from './Cascading.tsx'
import Hover from './Hover.tsx'
import Mui from './Mui.tsx'
import Panel from './Panel.tsx'
import Placements from './Placements.tsx'
import RightPress from './RightPress.tsx'
import Split from './Split.tsx'
import StaysOpen from './StaysOpen.tsx'
import Told from './Told.tsx'
import Trigger from './Trigger.tsx'

export default demosOf(
  { Panel, Hover, Acts, Told, Cascading, RightPress, Placements, Trigger, Split, StaysOpen, Mui },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
