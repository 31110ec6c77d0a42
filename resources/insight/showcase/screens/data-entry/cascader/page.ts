import { demosOf } from '../../demos.ts'
import AnyLevel from './AnyLevel.tsx'
import Chosen from './Chosen.tsx'
import Columns from './Columns.tsx'
import Display from './Display.tsx'
import Later from './Later.tsx'
import Levels from './Levels.tsx'
import Locked from './Locked.tsx'
import Off from './Off.tsx'
import OnHover from './OnHover.tsx'
import OwnNames from './OwnNames.tsx'
import Required from './Required.tsx'
import Searched from './Searched.tsx'
import Sizes from './Sizes.tsx'
import Suffix from './Suffix.tsx'
import Trigger from './Trigger.tsx'

export default demosOf(
  {
    Columns,
    Levels,
    Trigger,
    Off,
    Sizes,
    Searched,
    OwnNames,
    Chosen,
    OnHover,
    AnyLevel,
    Display,
    Later,
    Suffix,
    Required,
    Locked,
  },
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default' }),
)
