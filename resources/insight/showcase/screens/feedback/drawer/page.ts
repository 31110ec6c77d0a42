import { demosOf } from '../../demos.ts'
import Facts from './Facts.tsx'
import Form from './Form.tsx'
import Guarded from './Guarded.tsx'
import InBox from './InBox.tsx'
import Levels from './Levels.tsx'
import Preview from './Preview.tsx'
import Sides from './Sides.tsx'

export default demosOf(
  { Facts, Sides, InBox, Form, Guarded, Levels, Preview },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
