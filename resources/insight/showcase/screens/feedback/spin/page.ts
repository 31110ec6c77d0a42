import { demosOf } from '../../demos.ts'
import Circle from './Circle.tsx'
import Delayed from './Delayed.tsx'
import Page from './Page.tsx'

export default demosOf(
  { Page, Circle, Delayed },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
