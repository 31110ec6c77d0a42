import { demosOf } from '../../demos.ts'
import Change from './Change.tsx'
import Compared from './Compared.tsx'
import Figures from './Figures.tsx'

export default demosOf(
  { Figures, Compared, Change },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
