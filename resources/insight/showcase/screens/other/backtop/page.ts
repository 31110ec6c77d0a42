import { demosOf } from '../../demos.ts'
import InBox from './InBox.tsx'
import OfPage from './OfPage.tsx'

export default demosOf(
  { InBox, OfPage },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
