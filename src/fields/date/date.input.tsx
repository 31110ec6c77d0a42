import { DayBox } from '../../controls/day/DayBox.tsx'
import { filtered } from '../../controls/filter/filtered.tsx'
import { framed } from '../../controls/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import type { DateOptions } from './date.ts'

export default {
  Input: framed(DayBox),
  Edit: DayBox,
  Filter: filtered({ words: 'day', One: DayBox }),
} satisfies FieldInput<DateOptions>
