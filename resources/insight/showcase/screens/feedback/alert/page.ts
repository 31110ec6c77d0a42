import { demosOf } from '../../demos.ts'
import Actions from './Actions.tsx'
import Tones from './Tones.tsx'
import Urgent from './Urgent.tsx'

export default demosOf(
  { Tones, Actions, Urgent },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
