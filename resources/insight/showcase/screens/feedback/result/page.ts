import { demosOf } from '../../demos.ts'
import Fault from './Fault.tsx'
import Listed from './Listed.tsx'
import Missing from './Missing.tsx'
import NoAccess from './NoAccess.tsx'
import Own from './Own.tsx'
import Page from './Page.tsx'
import Told from './Told.tsx'
import Warned from './Warned.tsx'

export default demosOf(
  { Page, Told, Warned, Listed, Fault, NoAccess, Missing, Own },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
