import type { Field, Locale } from '../../src/core/index.ts'
import type { AreaWords } from '../../src/derive/problemValues.ts'
import { formatDay } from '../../src/fields/date/formatDay.ts'
import { formatTime } from '../../src/fields/dateTime/formatTime.ts'
import { formatNumber } from '../../src/fields/decimal/formatNumber.ts'
import { formatMoney } from '../../src/fields/money/formatMoney.ts'
import { groupDigits } from '../../src/fields/phone/groupDigits.ts'
import { plainTextOf } from '../../src/fields/richText/plainTextOf.ts'

/** A value of a field as people of a language read it in one line; `''` where it is empty. A state is the field `status` without a field. */
export function valueText(
  field: Field | undefined,
  name: string,
  value: unknown,
  words: AreaWords,
  locale: Locale,
): string {
  if (value === null || value === undefined || value === '') return ''
  switch (field?.kind ?? 'select') {
    case 'money':
      return formatMoney(Number(value), locale, field?.options.currency)
    case 'integer':
    case 'decimal':
      return formatNumber(Number(value), locale)
    case 'percent':
      return formatNumber(`${value}e-2`, locale, { style: 'percent', maximumFractionDigits: 3 })
    case 'date':
      return formatDay(String(value), locale)
    case 'dateTime':
      return formatTime(String(value), locale, { dateStyle: 'medium' })
    case 'select':
      return words.value(name, String(value))
    case 'multiSelect':
      return (value as string[]).map((each) => words.value(name, each)).join(', ')
    case 'phone':
      return groupDigits(String(value))
    case 'richText':
      return plainTextOf(String(value))
    default:
      return typeof value === 'string' ? value : ''
  }
}
