import { demosOf } from '../../demos.ts'
import Busy from './Busy.tsx'
import Chosen from './Chosen.tsx'
import Danger from './Danger.tsx'
import Grouped from './Grouped.tsx'
import Icons from './Icons.tsx'
import Late from './Late.tsx'
import Looks from './Looks.tsx'
import OnDark from './OnDark.tsx'
import Sizes from './Sizes.tsx'
import Split from './Split.tsx'
import Wide from './Wide.tsx'

export default demosOf(
  { Looks, Danger, Sizes, Chosen, Busy, Late, Icons, Grouped, Split, OnDark, Wide },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
