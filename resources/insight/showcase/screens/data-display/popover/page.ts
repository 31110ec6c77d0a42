import { demosOf } from '../../demos.ts'
import Colour from './Colour.tsx'
import Hover from './Hover.tsx'
import Press from './Press.tsx'

export default demosOf(
  { Press, Hover, Colour },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
