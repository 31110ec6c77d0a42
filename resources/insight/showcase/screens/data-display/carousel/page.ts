import { demosOf } from '../../demos.ts'
import Dots from './Dots.tsx'
import Fading from './Fading.tsx'
import Few from './Few.tsx'
import Moving from './Moving.tsx'
import One from './One.tsx'
import Several from './Several.tsx'

export default demosOf(
  { One, Several, Few, Dots, Moving, Fading },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
