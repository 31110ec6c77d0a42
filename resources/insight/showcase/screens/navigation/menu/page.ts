import { demosOf } from '../../demos.ts'
import Folded from './Folded.tsx'
import Lines from './Lines.tsx'
import Parts from './Parts.tsx'

export default demosOf(
  { Parts, Lines, Folded },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
