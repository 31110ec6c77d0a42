import { demosOf } from '../../demos.ts'
import Busy from './Busy.tsx'
import Line from './Line.tsx'
import Locked from './Locked.tsx'
import OfField from './OfField.tsx'
import Settings from './Settings.tsx'
import Signs from './Signs.tsx'
import Sizes from './Sizes.tsx'

export default demosOf(
  { Line, OfField, Settings, Locked, Signs, Sizes, Busy },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
