import { demosOf } from '../../demos.ts'
import Drawn from './Drawn.tsx'
import Items from './Items.tsx'
import Mui from './Mui.tsx'
import Way from './Way.tsx'
import WithMenu from './WithMenu.tsx'

export default demosOf(
  { Way, Mui, Items, Drawn, WithMenu },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
