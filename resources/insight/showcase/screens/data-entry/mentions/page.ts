import { demosOf } from '../../demos.ts'
import Above from './Above.tsx'
import InForm from './InForm.tsx'
import Later from './Later.tsx'
import Locked from './Locked.tsx'
import Most from './Most.tsx'
import People from './People.tsx'
import Products from './Products.tsx'
import Read from './Read.tsx'

export default demosOf(
  { People, Later, InForm, Products, Locked, Above, Most, Read },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
