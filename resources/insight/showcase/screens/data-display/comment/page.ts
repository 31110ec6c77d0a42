import { demosOf } from '../../demos.ts'
import Liked from './Liked.tsx'
import Nested from './Nested.tsx'
import Said from './Said.tsx'
import Thread from './Thread.tsx'
import Write from './Write.tsx'

export default demosOf(
  { Said, Liked, Thread, Write, Nested },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
