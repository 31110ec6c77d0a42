import { demosOf } from '../../demos.ts'
import Grid from './Grid.tsx'
import Numbers from './Numbers.tsx'

export default demosOf(
  { Grid, Numbers },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
