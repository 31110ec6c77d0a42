import { demosOf } from '../../demos.ts'
import Added from './Added.tsx'
import Checked from './Checked.tsx'
import Hex from './Hex.tsx'
import Moving from './Moving.tsx'
import Pressed from './Pressed.tsx'
import Removable from './Removable.tsx'
import Signed from './Signed.tsx'
import States from './States.tsx'
import Tones from './Tones.tsx'
import Values from './Values.tsx'

export default demosOf(
  { Removable, Added, Pressed, Moving, Tones, Hex, Signed, Checked, States, Values },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
