import { demosOf } from '../../demos.ts'
import Chain from './Chain.tsx'
import Duration from './Duration.tsx'
import Kinds from './Kinds.tsx'
import Loading from './Loading.tsx'
import Repeated from './Repeated.tsx'
import Updated from './Updated.tsx'

export default demosOf(
  { Kinds, Duration, Loading, Chain, Updated, Repeated },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
