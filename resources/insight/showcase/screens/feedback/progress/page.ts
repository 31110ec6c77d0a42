import { demosOf } from '../../demos.ts'
import Bar from './Bar.tsx'
import Failed from './Failed.tsx'
import Upload from './Upload.tsx'

export default demosOf(
  { Upload, Failed, Bar },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
