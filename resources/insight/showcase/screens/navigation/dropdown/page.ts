import { demosOf } from '../../demos.ts'
import Acts from './Acts.tsx'
import Mui from './Mui.tsx'
import Panel from './Panel.tsx'

export default demosOf(
  { Acts, Panel, Mui },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
