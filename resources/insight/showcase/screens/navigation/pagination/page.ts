import { demosOf } from '../../demos.ts'
import Controlled from './Controlled.tsx'
import Grid from './Grid.tsx'
import Jump from './Jump.tsx'
import Labels from './Labels.tsx'
import Many from './Many.tsx'
import Mini from './Mini.tsx'
import Numbers from './Numbers.tsx'
import Sizes from './Sizes.tsx'
import Total from './Total.tsx'

export default demosOf(
  { Numbers, Many, Sizes, Jump, Mini, Grid, Controlled, Total, Labels },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
