import { demosOf } from '../../demos.ts'
import History from './History.tsx'
import Reasons from './Reasons.tsx'
import Steps from './Steps.tsx'

export default demosOf(
  { History, Reasons, Steps },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
