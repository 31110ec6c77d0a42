import { demosOf } from '../../demos.ts'
import Facts from './Facts.tsx'
import Money from './Money.tsx'
import Record from './Record.tsx'

export default demosOf(
  { Record, Facts, Money },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
