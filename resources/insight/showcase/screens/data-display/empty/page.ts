import { demosOf } from '../../demos.ts'
import First from './First.tsx'
import NoMatch from './NoMatch.tsx'
import Plain from './Plain.tsx'

export default demosOf(
  { Plain, First, NoMatch },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
