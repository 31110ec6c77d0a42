import { demosOf } from '../../demos.ts'
import Found from './Found.tsx'
import One from './One.tsx'
import Questions from './Questions.tsx'

export default demosOf(
  { Questions, One, Found },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
