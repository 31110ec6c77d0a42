import { demosOf } from '../../demos.ts'
import Bars from './Bars.tsx'
import Form from './Form.tsx'

export default demosOf(
  { Bars, Form },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
