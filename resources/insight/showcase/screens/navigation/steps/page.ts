import { demosOf } from '../../demos.ts'
import AsTabs from './AsTabs.tsx'
import Dots from './Dots.tsx'
import Mui from './Mui.tsx'
import Numbered from './Numbered.tsx'
import OwnDot from './OwnDot.tsx'
import Pressed from './Pressed.tsx'
import Signs from './Signs.tsx'
import Small from './Small.tsx'
import Upright from './Upright.tsx'

export default demosOf(
  { Mui, Small, Signs, Numbered, Upright, Dots, OwnDot, Pressed, AsTabs },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
