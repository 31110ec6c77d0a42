import { demosOf } from '../../demos.ts'
import Levels from './Levels.tsx'
import Locked from './Locked.tsx'
import Required from './Required.tsx'

export default demosOf(
  { Levels, Required, Locked },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
