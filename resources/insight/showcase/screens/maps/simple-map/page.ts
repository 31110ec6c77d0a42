import { demosOf } from '../../demos.ts'
import Abroad from './Abroad.tsx'
import ByCount from './ByCount.tsx'
import ByWidth from './ByWidth.tsx'
import Europe from './Europe.tsx'
import Globe from './Globe.tsx'
import Lettered from './Lettered.tsx'
import Linked from './Linked.tsx'
import Listed from './Listed.tsx'
import Marks from './Marks.tsx'
import Nearer from './Nearer.tsx'
import Noted from './Noted.tsx'
import Orders from './Orders.tsx'
import Pins from './Pins.tsx'
import Plain from './Plain.tsx'
import Textured from './Textured.tsx'
import Told from './Told.tsx'

export default demosOf(
  {
    Orders,
    Linked,
    Noted,
    Marks,
    Pins,
    Plain,
    Europe,
    Globe,
    Textured,
    Told,
    ByCount,
    ByWidth,
    Lettered,
    Abroad,
    Nearer,
    Listed,
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
