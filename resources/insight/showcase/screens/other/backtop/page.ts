import { demosOf } from '../../demos.ts'
import InBox from './InBox.tsx'
import OfPage from './OfPage.tsx'
import Own from './Own.tsx'

export default demosOf(
  { InBox, Own, OfPage },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
