import { DayBox } from '../../views/form/day/DayBox.tsx'
import { filtered } from '../../views/form/filter/filtered.tsx'
import { framed } from '../../views/form/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { DateOptions } from './date.ts'

export default {
  Input: framed(DayBox),
  Edit: DayBox,
  Filter: filtered({ words: 'day', One: DayBox }),
} satisfies FieldInput<DateOptions>
