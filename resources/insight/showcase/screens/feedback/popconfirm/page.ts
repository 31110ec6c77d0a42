import { demosOf } from '../../demos.ts'
import Confirm from './Confirm.tsx'
import OwnWords from './OwnWords.tsx'
import Placements from './Placements.tsx'
import Reason from './Reason.tsx'
import Signed from './Signed.tsx'
import Skipped from './Skipped.tsx'

export default demosOf(
  { Confirm, Placements, OwnWords, Signed, Skipped, Reason },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
