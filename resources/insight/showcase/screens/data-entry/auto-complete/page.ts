import { demosOf } from '../../demos.ts'
import { later } from '../../later.tsx'
import AnyCase from './AnyCase.tsx'
import Area from './Area.tsx'
import Counted from './Counted.tsx'
import Fabrics from './Fabrics.tsx'
import Grouped from './Grouped.tsx'
import Mail from './Mail.tsx'
import Off from './Off.tsx'

export default demosOf(
  { Fabrics, Area, Grouped, Mail, AnyCase, Counted, Off, Titles: later(() => import('./Titles.tsx')) },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
