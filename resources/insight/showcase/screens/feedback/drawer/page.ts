import { demosOf } from '../../demos.ts'
import Facts from './Facts.tsx'
import Form from './Form.tsx'
import Levels from './Levels.tsx'
import Sides from './Sides.tsx'

export default demosOf(
  { Facts, Form, Sides, Levels },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
