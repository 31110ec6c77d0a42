import { demosOf } from '../../demos.ts'
import Everywhere from './Everywhere.tsx'
import First from './First.tsx'
import NoMatch from './NoMatch.tsx'
import Plain from './Plain.tsx'
import Simple from './Simple.tsx'
import Wordless from './Wordless.tsx'

export default demosOf(
  { Plain, Simple, First, Wordless, Everywhere, NoMatch },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
