import { demosOf } from '../../demos.ts'
import Facts from './Facts.tsx'
import Form from './Form.tsx'

export default demosOf(
  { Facts, Form },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
