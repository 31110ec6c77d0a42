import { demosOf } from '../../demos.ts'
import AddOns from './AddOns.tsx'
import Affixes from './Affixes.tsx'
import AutoHeight from './AutoHeight.tsx'
import Cleared from './Cleared.tsx'
import Formatted from './Formatted.tsx'
import Grouped from './Grouped.tsx'
import Kinds from './Kinds.tsx'
import Lines from './Lines.tsx'
import Password from './Password.tsx'
import Search from './Search.tsx'
import Sizes from './Sizes.tsx'
import Told from './Told.tsx'

export default demosOf(
  { Kinds, Sizes, AddOns, Grouped, Search, Lines, AutoHeight, Told, Affixes, Password, Cleared, Formatted },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
