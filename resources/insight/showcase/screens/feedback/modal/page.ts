import { demosOf } from '../../demos.ts'
import Ask from './Ask.tsx'
import Busy from './Busy.tsx'
import Form from './Form.tsx'
import Long from './Long.tsx'
import Sizes from './Sizes.tsx'

export default demosOf(
  { Ask, Form, Sizes, Busy, Long },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
