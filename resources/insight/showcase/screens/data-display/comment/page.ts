import { demosOf } from '../../demos.ts'
import Said from './Said.tsx'
import Thread from './Thread.tsx'
import Write from './Write.tsx'

export default demosOf(
  { Said, Thread, Write },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
