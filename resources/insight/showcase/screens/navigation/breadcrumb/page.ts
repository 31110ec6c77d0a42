import { demosOf } from '../../demos.ts'
import Mui from './Mui.tsx'
import Way from './Way.tsx'

export default demosOf(
  { Way, Mui },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
