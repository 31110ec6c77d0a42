import { demosOf } from '../../demos.ts'
import Columns from './Columns.tsx'
import Frame from './Frame.tsx'
import Parts from './Parts.tsx'

export default demosOf(
  { Frame, Parts, Columns },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
