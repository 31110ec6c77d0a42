import { demosOf } from '../../demos.ts'
import Initials from './Initials.tsx'
import Pictures from './Pictures.tsx'
import Several from './Several.tsx'

export default demosOf(
  { Initials, Several, Pictures },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
