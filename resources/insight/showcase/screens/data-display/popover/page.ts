import { demosOf } from '../../demos.ts'
import Hover from './Hover.tsx'
import Press from './Press.tsx'

export default demosOf(
  { Press, Hover },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
