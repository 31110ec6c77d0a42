import { demosOf } from '../../demos.ts'
import Compared from './Compared.tsx'
import Gaps from './Gaps.tsx'
import Sales from './Sales.tsx'

export default demosOf(
  { Sales, Compared, Gaps },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
