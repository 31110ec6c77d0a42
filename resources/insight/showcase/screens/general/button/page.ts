import { demosOf } from '../../demos.ts'
import Busy from './Busy.tsx'
import Danger from './Danger.tsx'
import Icons from './Icons.tsx'
import Looks from './Looks.tsx'
import Sizes from './Sizes.tsx'

export default demosOf(
  { Looks, Danger, Sizes, Busy, Icons },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
