import { demosOf } from '../../demos.ts'
import Affixes from './Affixes.tsx'
import Formatted from './Formatted.tsx'
import Kinds from './Kinds.tsx'
import Lines from './Lines.tsx'

export default demosOf(
  { Kinds, Lines, Affixes, Formatted },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
