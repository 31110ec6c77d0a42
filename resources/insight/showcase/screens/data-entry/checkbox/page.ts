import { demosOf } from '../../demos.ts'
import All from './All.tsx'
import OfField from './OfField.tsx'
import Several from './Several.tsx'

export default demosOf(
  { Several, OfField, All },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
