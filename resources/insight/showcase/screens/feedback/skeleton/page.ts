import { demosOf } from '../../demos.ts'
import Bars from './Bars.tsx'
import Form from './Form.tsx'
import Shapes from './Shapes.tsx'

export default demosOf(
  { Bars, Form, Shapes },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
