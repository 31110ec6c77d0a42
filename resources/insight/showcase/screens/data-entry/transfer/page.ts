import { demosOf } from '../../demos.ts'
import Columns from './Columns.tsx'
import Many from './Many.tsx'

export default demosOf(
  { Columns, Many },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
