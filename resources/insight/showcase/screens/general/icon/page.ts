import { demosOf } from '../../demos.ts'
import { later } from '../../later.tsx'
import Colours from './Colours.tsx'
import Find from './Find.tsx'
import Glyphs from './Glyphs.tsx'
import Letters from './Letters.tsx'
import Mirrored from './Mirrored.tsx'
import Own from './Own.tsx'
import Turned from './Turned.tsx'

export default demosOf(
  {
    Find,
    Glyphs,
    Turned,
    Own,
    Letters,
    Mirrored,
    Colours,
    Browser: later(() => import('./Browser.tsx'), 480),
    Tones: later(() => import('./Tones.tsx')),
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
