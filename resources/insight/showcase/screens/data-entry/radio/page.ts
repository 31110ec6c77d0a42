import { demosOf } from '../../demos.ts'
import Languages from './Languages.tsx'
import Locked from './Locked.tsx'
import More from './More.tsx'
import Mui from './Mui.tsx'
import Named from './Named.tsx'
import Side from './Side.tsx'
import Sizes from './Sizes.tsx'
import Solid from './Solid.tsx'

export default demosOf(
  { Side, Solid, Mui, Locked, Languages, More, Named, Sizes },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
