import { demosOf } from '../../demos.ts'
import Drawn from './Drawn.tsx'
import Mui from './Mui.tsx'
import Way from './Way.tsx'

export default demosOf(
  { Way, Mui, Drawn },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
