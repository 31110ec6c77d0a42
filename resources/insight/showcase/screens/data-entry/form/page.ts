import { demosOf } from '../../demos.ts'
import Checked from './Checked.tsx'
import Depends from './Depends.tsx'
import Repeated from './Repeated.tsx'
import Side from './Side.tsx'
import States from './States.tsx'

export default demosOf(
  { Side, Checked, States, Depends, Repeated },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
