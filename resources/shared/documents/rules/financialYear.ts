import { dayIn } from '../../../../src/fields/date/day.ts'

/**
 * The financial year of a moment in the shop's time zone, as documents write it: `26-27`. `firstMonth` is 4 in India; a year that
 * begins in January is written `26`.
 */
export function financialYear(at: string, firstMonth = 4): string {
  const [year, month] = dayIn(new Date(at)).split('-').map(Number) as [number, number]
  const first = month >= firstMonth ? year : year - 1
  const short = (number: number) => String(number % 100).padStart(2, '0')
  return firstMonth === 1 ? short(first) : `${short(first)}-${short(first + 1)}`
}
