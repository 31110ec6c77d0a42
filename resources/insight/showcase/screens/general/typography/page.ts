import { demosOf } from '../../demos.ts'
import Document from './Document.tsx'
import Formatted from './Formatted.tsx'
import Found from './Found.tsx'
import OneLine from './OneLine.tsx'
import Pieces from './Pieces.tsx'

export default demosOf(
  { Document, Formatted, OneLine, Pieces, Found },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
