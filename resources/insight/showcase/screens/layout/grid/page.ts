import { demosOf } from '../../demos.ts'
import Columns from './Columns.tsx'
import Filled from './Filled.tsx'
import Responsive from './Responsive.tsx'

export default demosOf(
  { Columns, Responsive, Filled },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
