import { demosOf } from '../../demos.ts'
import Ask from './Ask.tsx'
import Busy from './Busy.tsx'
import Buttons from './Buttons.tsx'
import Countdown from './Countdown.tsx'
import Footer from './Footer.tsx'
import Form from './Form.tsx'
import Kinds from './Kinds.tsx'
import Long from './Long.tsx'
import Many from './Many.tsx'
import Position from './Position.tsx'
import Sizes from './Sizes.tsx'
import Translated from './Translated.tsx'

export default demosOf(
  { Ask, Busy, Form, Footer, Kinds, Countdown, Position, Buttons, Translated, Many, Sizes, Long },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
