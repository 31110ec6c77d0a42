import { demosOf } from '../../demos.ts'
import Bare from './Bare.tsx'
import Extra from './Extra.tsx'
import Found from './Found.tsx'
import Nested from './Nested.tsx'
import NoArrow from './NoArrow.tsx'
import One from './One.tsx'
import OwnLook from './OwnLook.tsx'
import Questions from './Questions.tsx'

export default demosOf(
  { Questions, One, Nested, Bare, OwnLook, NoArrow, Extra, Found },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
