import { demosOf } from '../../demos.ts'
import Actions from './Actions.tsx'
import Loading from './Loading.tsx'
import Section from './Section.tsx'

export default demosOf(
  { Section, Actions, Loading },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
