import { demosOf } from '../../demos.ts'
import Pressed from './Pressed.tsx'
import Removable from './Removable.tsx'
import States from './States.tsx'
import Tones from './Tones.tsx'
import Values from './Values.tsx'

export default demosOf(
  { Tones, States, Values, Removable, Pressed },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
