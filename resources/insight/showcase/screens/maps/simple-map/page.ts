import { demosOf } from '../../demos.ts'
import Linked from './Linked.tsx'
import Listed from './Listed.tsx'
import Orders from './Orders.tsx'

export default demosOf(
  { Orders, Linked, Listed },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
