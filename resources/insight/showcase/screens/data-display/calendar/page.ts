import { demosOf } from '../../demos.ts'
import Agenda from './Agenda.tsx'
import Card from './Card.tsx'
import Day from './Day.tsx'
import Month from './Month.tsx'
import OwnHead from './OwnHead.tsx'
import Picked from './Picked.tsx'
import Plain from './Plain.tsx'

export default demosOf(
  { Plain, Month, Card, Picked, OwnHead, Day, Agenda },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
