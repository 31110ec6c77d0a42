import { readNumber } from '../../../../src/controls/number/readNumber.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import type { Measured } from '../rules/measureGrid.ts'

/** What stands between the ends of a range, in the ways people type it. */
const between = /\s*[-–—~〜～]\s*/

/** A measure as it is shown and typed: `81`, or `81–84` where it is a range. */
export function shownMeasure({ from, to }: Measured, locale: string): string {
  const shown = (value: number | string) =>
    typeof value === 'number' ? formatNumber(value, locale, { useGrouping: false }) : value
  return to === null || to === '' ? shown(from) : `${shown(from)}–${shown(to)}`
}

/** Typed text as a measure, null for nothing; what cannot be read stays text. */
export function readMeasure(text: string, locale: string): Measured | null {
  const plain = text.trim()
  if (plain === '') return null
  const parts = plain.split(between)
  const [from, to] = parts.map((part) => readNumber(part, { locale, digits: 1 }))
  if (parts.length > 2 || from === null || from === undefined || to === null) return { from: plain, to: null }
  return { from: Number(from), to: to === undefined ? null : Number(to) }
}
