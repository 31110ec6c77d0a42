import { demosOf } from '../../demos.ts'
import Advanced from './Advanced.tsx'
import AsTable from './AsTable.tsx'
import Columns from './Columns.tsx'
import FromTree from './FromTree.tsx'
import Many from './Many.tsx'
import OwnRows from './OwnRows.tsx'
import Paged from './Paged.tsx'

export default demosOf(
  { Columns, Many, Advanced, OwnRows, Paged, AsTable, FromTree },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
