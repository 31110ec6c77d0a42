import { demosOf } from '../../demos.ts'
import Bar from './Bar.tsx'
import Circles from './Circles.tsx'
import Failed from './Failed.tsx'
import Gauge from './Gauge.tsx'
import Parts from './Parts.tsx'
import Shaded from './Shaded.tsx'
import Steps from './Steps.tsx'
import Thin from './Thin.tsx'
import Told from './Told.tsx'
import Upload from './Upload.tsx'

export default demosOf(
  { Upload, Failed, Bar, Thin, Circles, Told, Gauge, Parts, Shaded, Steps },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
