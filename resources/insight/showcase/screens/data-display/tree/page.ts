import { demosOf } from '../../demos.ts'
import Checked from './Checked.tsx'
import Dragged from './Dragged.tsx'
import Folders from './Folders.tsx'
import Later from './Later.tsx'
import Lined from './Lined.tsx'
import Long from './Long.tsx'
import Opened from './Opened.tsx'
import Read from './Read.tsx'
import Signs from './Signs.tsx'
import Sought from './Sought.tsx'
import Switcher from './Switcher.tsx'

export default demosOf(
  { Read, Checked, Opened, Dragged, Later, Sought, Lined, Signs, Switcher, Folders, Long },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
