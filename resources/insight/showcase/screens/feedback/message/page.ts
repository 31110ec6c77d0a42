import { demosOf } from '../../demos.ts'
import Duration from './Duration.tsx'
import Kinds from './Kinds.tsx'
import Repeated from './Repeated.tsx'

export default demosOf(
  { Kinds, Repeated, Duration },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
