import { demosOf } from '../../demos.ts'
import Actions from './Actions.tsx'
import Bare from './Bare.tsx'
import Cover from './Cover.tsx'
import InGrid from './InGrid.tsx'
import Inner from './Inner.tsx'
import InRow from './InRow.tsx'
import Loading from './Loading.tsx'
import Section from './Section.tsx'
import Simple from './Simple.tsx'
import Tabbed from './Tabbed.tsx'

export default demosOf(
  { Section, Bare, Simple, Cover, InRow, Loading, InGrid, Inner, Tabbed, Actions },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
