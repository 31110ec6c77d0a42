import { demosOf } from '../../demos.ts'
import Mui from './Mui.tsx'
import Numbered from './Numbered.tsx'

export default demosOf(
  { Numbered, Mui },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
