import { demosOf } from '../../demos.ts'
import Grid from './Grid.tsx'
import Numbers from './Numbers.tsx'
import Sizes from './Sizes.tsx'

export default demosOf(
  { Grid, Numbers, Sizes },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
