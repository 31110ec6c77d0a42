import { demosOf } from '../../demos.ts'
import AddItem from './AddItem.tsx'
import Async from './Async.tsx'
import Bare from './Bare.tsx'
import Coloured from './Coloured.tsx'
import Country from './Country.tsx'
import Groups from './Groups.tsx'
import HideChosen from './HideChosen.tsx'
import Labelled from './Labelled.tsx'
import Linked from './Linked.tsx'
import Locked from './Locked.tsx'
import OfField from './OfField.tsx'
import People from './People.tsx'
import Search from './Search.tsx'
import Separated from './Separated.tsx'
import Several from './Several.tsx'
import Sizes from './Sizes.tsx'
import Tags from './Tags.tsx'
import TenThousand from './TenThousand.tsx'

export default demosOf(
  {
    OfField,
    Search,
    Country,
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
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
