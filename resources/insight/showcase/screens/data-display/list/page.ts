import { demosOf } from '../../demos.ts'
import Endless from './Endless.tsx'
import EndlessThin from './EndlessThin.tsx'
import Grid from './Grid.tsx'
import Lines from './Lines.tsx'
import More from './More.tsx'
import Ordered from './Ordered.tsx'
import Responsive from './Responsive.tsx'
import Sizes from './Sizes.tsx'
import WithActs from './WithActs.tsx'

export default demosOf(
  { Sizes, Lines, More, WithActs, Grid, Responsive, Endless, EndlessThin, Ordered },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
