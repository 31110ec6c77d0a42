import { demosOf } from '../../demos.ts'
import Bounded from './Bounded.tsx'
import Locked from './Locked.tsx'
import Money from './Money.tsx'
import Percent from './Percent.tsx'
import Sizes from './Sizes.tsx'
import Stepped from './Stepped.tsx'
import Whole from './Whole.tsx'

export default demosOf(
  { Bounded, Locked, Money, Percent, Whole, Sizes, Stepped },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
