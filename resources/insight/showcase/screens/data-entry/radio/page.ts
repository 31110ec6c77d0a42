import { demosOf } from '../../demos.ts'
import Mui from './Mui.tsx'
import Side from './Side.tsx'

export default demosOf(
  { Side, Mui },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
