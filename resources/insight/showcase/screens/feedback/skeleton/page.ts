import { demosOf } from '../../demos.ts'
import Bars from './Bars.tsx'
import Form from './Form.tsx'
import Lines from './Lines.tsx'
import Moving from './Moving.tsx'
import Person from './Person.tsx'
import Shapes from './Shapes.tsx'

export default demosOf(
  { Bars, Form, Shapes, Person, Moving, Lines },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
