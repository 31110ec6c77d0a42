import { demosOf } from '../../demos.ts'
import Actions from './Actions.tsx'
import Banner from './Banner.tsx'
import Caught from './Caught.tsx'
import Closed from './Closed.tsx'
import Described from './Described.tsx'
import Signs from './Signs.tsx'
import Styles from './Styles.tsx'
import Tones from './Tones.tsx'
import Urgent from './Urgent.tsx'

export default demosOf(
  { Tones, Actions, Urgent, Closed, Described, Signs, Banner, Styles, Caught },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
