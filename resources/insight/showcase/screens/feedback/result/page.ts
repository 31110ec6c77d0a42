import { demosOf } from '../../demos.ts'
import Fault from './Fault.tsx'
import NoAccess from './NoAccess.tsx'
import Page from './Page.tsx'

export default demosOf(
  { Page, Fault, NoAccess },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
