import { demosOf } from '../../demos.ts'
import Alone from './Alone.tsx'
import Coloured from './Coloured.tsx'
import Count from './Count.tsx'
import Dot from './Dot.tsx'
import Overflow from './Overflow.tsx'
import Pressed from './Pressed.tsx'
import States from './States.tsx'
import Titled from './Titled.tsx'

export default demosOf(
  { Count, Alone, Overflow, Dot, Pressed, States, Titled, Coloured },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
