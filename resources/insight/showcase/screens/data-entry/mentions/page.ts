import { demosOf } from '../../demos.ts'
import Most from './Most.tsx'
import People from './People.tsx'
import Read from './Read.tsx'

export default demosOf(
  { People, Most, Read },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
