import { demosOf } from '../../demos.ts'
import Followed from './Followed.tsx'
import Levels from './Levels.tsx'
import Marked from './Marked.tsx'
import Offset from './Offset.tsx'
import Pressed from './Pressed.tsx'
import Still from './Still.tsx'
import Told from './Told.tsx'

export default demosOf(
  { Followed, Still, Pressed, Marked, Offset, Told, Levels },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
