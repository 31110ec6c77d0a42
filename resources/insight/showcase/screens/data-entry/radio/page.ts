import { demosOf } from '../../demos.ts'
import Languages from './Languages.tsx'
import Mui from './Mui.tsx'
import Side from './Side.tsx'

export default demosOf(
  { Side, Mui, Languages },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
