import { demosOf } from '../../demos.ts'
import Browser from './Browser.tsx'
import Colours from './Colours.tsx'
import Find from './Find.tsx'
import Glyphs from './Glyphs.tsx'
import Letters from './Letters.tsx'
import Mirrored from './Mirrored.tsx'
import Own from './Own.tsx'
import Tones from './Tones.tsx'
import Turned from './Turned.tsx'

export default demosOf(
  { Browser, Find, Glyphs, Turned, Own, Tones, Letters, Mirrored, Colours },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
