import { demosOf } from '../../demos.ts'
import Agenda from './Agenda.tsx'
import Day from './Day.tsx'
import Month from './Month.tsx'

export default demosOf(
  { Month, Day, Agenda },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
