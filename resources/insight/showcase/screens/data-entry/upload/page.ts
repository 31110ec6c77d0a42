import { demosOf } from '../../demos.ts'
import Chosen from './Chosen.tsx'
import Drop from './Drop.tsx'
import OnItsWay from './OnItsWay.tsx'

export default demosOf(
  { Drop, Chosen, OnItsWay },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
