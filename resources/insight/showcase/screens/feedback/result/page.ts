import { demosOf } from '../../demos.ts'
import Fault from './Fault.tsx'
import Page from './Page.tsx'

export default demosOf(
  { Page, Fault },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
