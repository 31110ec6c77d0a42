import { demosOf } from '../../demos.ts'
import Money from './Money.tsx'
import Percent from './Percent.tsx'
import Whole from './Whole.tsx'

export default demosOf(
  { Money, Percent, Whole },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
