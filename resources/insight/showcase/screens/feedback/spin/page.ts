import { demosOf } from '../../demos.ts'
import Circle from './Circle.tsx'
import Delayed from './Delayed.tsx'
import Inside from './Inside.tsx'
import Over from './Over.tsx'
import Own from './Own.tsx'
import Page from './Page.tsx'
import Sizes from './Sizes.tsx'

export default demosOf(
  { Page, Circle, Delayed, Sizes, Inside, Over, Own },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
