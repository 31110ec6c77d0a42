import { demosOf } from '../../demos.ts'
import Mui from './Mui.tsx'
import Numbered from './Numbered.tsx'
import Upright from './Upright.tsx'

export default demosOf(
  { Numbered, Mui, Upright },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
