import { demosOf } from '../../demos.ts'
import { later } from '../../later.tsx'
import AddItem from './AddItem.tsx'
import Async from './Async.tsx'
import Bare from './Bare.tsx'
import Coloured from './Coloured.tsx'
import Groups from './Groups.tsx'
import HideChosen from './HideChosen.tsx'
import Labelled from './Labelled.tsx'
import Linked from './Linked.tsx'
import Locked from './Locked.tsx'
import People from './People.tsx'
import Search from './Search.tsx'
import Separated from './Separated.tsx'
import Several from './Several.tsx'
import Sizes from './Sizes.tsx'
import Tags from './Tags.tsx'
import TenThousand from './TenThousand.tsx'

export default demosOf(
  {
    Search,
    Several,
    Sizes,
    Locked,
    Tags,
    Separated,
    Groups,
    Linked,
    Async,
    Labelled,
    AddItem,
    HideChosen,
    Bare,
    Coloured,
    TenThousand,
    People,
    OfField: later(() => import('./OfField.tsx')),
    Country: later(() => import('./Country.tsx')),
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
