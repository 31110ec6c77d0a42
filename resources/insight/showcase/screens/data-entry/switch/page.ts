import { demosOf } from '../../demos.ts'
import Line from './Line.tsx'
import OfField from './OfField.tsx'
import Settings from './Settings.tsx'

export default demosOf(
  { Line, OfField, Settings },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
