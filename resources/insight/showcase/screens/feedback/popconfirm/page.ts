import { demosOf } from '../../demos.ts'
import Confirm from './Confirm.tsx'
import Reason from './Reason.tsx'
import Skipped from './Skipped.tsx'

export default demosOf(
  { Confirm, Skipped, Reason },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
