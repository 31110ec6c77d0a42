import { figures } from '../../../../shared/summaries/rules/figures.ts'
import type { Words } from './useWords.ts'

type Value = number | null | undefined

const isNone = (value: Value) => value === null || value === undefined

/**
 * The same words for a file that a spreadsheet reckons with: money in rupees (`1299.00`), a share as a number (0.125), days as
 * `2026-11-20`, an hour as `09:00`, and an empty cell where there is nothing.
 */
export function plainWords(words: Words): Words {
  const money = (paise: Value) => (isNone(paise) ? '' : (Number(paise) / 100).toFixed(2))
  const plain = (value: Value) => (isNone(value) ? '' : String(value))
  const day = (date: string) => date
  return {
    ...words,
    money,
    rupees: money,
    shortMoney: money,
    count: plain,
    shortCount: plain,
    percent: plain,
    figure: (name, value) => (figures[name].unit === 'money' ? money(value) : plain(value)),
    approximately: (count) => count,
    day,
    shortDay: day,
    monthOf: (date) => date.slice(0, 7),
    hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
  }
}
