import { demosOf } from '../../demos.ts'
import Bar from './Bar.tsx'
import Beside from './Beside.tsx'
import Both from './Both.tsx'
import Folded from './Folded.tsx'
import Inline from './Inline.tsx'
import Lines from './Lines.tsx'
import Narrow from './Narrow.tsx'
import Parts from './Parts.tsx'
import Theme from './Theme.tsx'

export default demosOf(
  { Bar, Inline, Narrow, Folded, Beside, Theme, Both, Parts, Lines },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
