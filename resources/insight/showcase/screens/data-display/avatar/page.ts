import { demosOf } from '../../demos.ts'
import Badged from './Badged.tsx'
import Initials from './Initials.tsx'
import Kinds from './Kinds.tsx'
import Pictures from './Pictures.tsx'
import Several from './Several.tsx'
import Shrunk from './Shrunk.tsx'
import Sizes from './Sizes.tsx'

export default demosOf(
  { Sizes, Kinds, Initials, Shrunk, Badged, Several, Pictures },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
