import { demosOf } from '../../demos.ts'
import Mui from './Mui.tsx'
import Parts from './Parts.tsx'
import Problems from './Problems.tsx'

export default demosOf(
  { Parts, Problems, Mui },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
