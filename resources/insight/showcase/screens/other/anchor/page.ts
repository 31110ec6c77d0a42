import { demosOf } from '../../demos.ts'
import Followed from './Followed.tsx'
import Levels from './Levels.tsx'
import Told from './Told.tsx'

export default demosOf(
  { Followed, Told, Levels },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
