import { demosOf } from '../../demos.ts'
import All from './All.tsx'
import Driven from './Driven.tsx'
import InGrid from './InGrid.tsx'
import Locked from './Locked.tsx'
import OfField from './OfField.tsx'
import One from './One.tsx'
import Several from './Several.tsx'

export default demosOf(
  { One, Locked, Driven, Several, OfField, All, InGrid },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
