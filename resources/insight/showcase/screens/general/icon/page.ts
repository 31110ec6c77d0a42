import { demosOf } from '../../demos.ts'
import Colours from './Colours.tsx'
import Find from './Find.tsx'
import Glyphs from './Glyphs.tsx'
import Mirrored from './Mirrored.tsx'

export default demosOf(
  { Find, Glyphs, Mirrored, Colours },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
