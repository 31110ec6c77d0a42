import { demosOf } from '../../demos.ts'
import Before from './Before.tsx'
import BothSides from './BothSides.tsx'
import Colours from './Colours.tsx'
import History from './History.tsx'
import Labelled from './Labelled.tsx'
import OwnDots from './OwnDots.tsx'
import Pending from './Pending.tsx'
import Reasons from './Reasons.tsx'
import Steps from './Steps.tsx'

export default demosOf(
  { History, Colours, Pending, OwnDots, BothSides, Before, Labelled, Reasons, Steps },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
