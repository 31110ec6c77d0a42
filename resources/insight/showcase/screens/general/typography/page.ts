import { demosOf } from '../../demos.ts'
import Document from './Document.tsx'
import Edited from './Edited.tsx'
import Formatted from './Formatted.tsx'
import Found from './Found.tsx'
import Headings from './Headings.tsx'
import Kinds from './Kinds.tsx'
import OneLine from './OneLine.tsx'
import Pieces from './Pieces.tsx'
import Rows from './Rows.tsx'
import Suffix from './Suffix.tsx'

export default demosOf(
  { Document, Headings, Kinds, Edited, OneLine, Rows, Suffix, Formatted, Pieces, Found },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
