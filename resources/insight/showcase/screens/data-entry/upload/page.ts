import { demosOf } from '../../demos.ts'
import Avatar from './Avatar.tsx'
import Cards from './Cards.tsx'
import Chosen from './Chosen.tsx'
import Drop from './Drop.tsx'
import Existing from './Existing.tsx'
import Folder from './Folder.tsx'
import LastTwo from './LastTwo.tsx'
import Lines from './Lines.tsx'
import Manual from './Manual.tsx'
import OnItsWay from './OnItsWay.tsx'
import OwnActs from './OwnActs.tsx'
import OwnSign from './OwnSign.tsx'
import Presigned from './Presigned.tsx'
import Smaller from './Smaller.tsx'

export default demosOf(
  {
    Chosen,
    Avatar,
    Drop,
    Existing,
    Cards,
    LastTwo,
    Folder,
    Lines,
    Manual,
    Smaller,
    OwnSign,
    OwnActs,
    Presigned,
    OnItsWay,
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
