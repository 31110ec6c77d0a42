import { demosOf } from '../../demos.ts'
import Arrow from './Arrow.tsx'
import Colour from './Colour.tsx'
import Hover from './Hover.tsx'
import Placements from './Placements.tsx'
import Press from './Press.tsx'
import Triggers from './Triggers.tsx'

export default demosOf(
  { Press, Hover, Triggers, Placements, Arrow, Colour },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
