import { demosOf } from '../../demos.ts'
import Ask from './Ask.tsx'
import Form from './Form.tsx'
import Sizes from './Sizes.tsx'

export default demosOf(
  { Ask, Form, Sizes },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
