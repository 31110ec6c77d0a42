import { momentOf } from '../dateTime/zonedTime.ts'
import { dayAfter, dayIn } from './day.ts'

/** The periods that have a name; any other is written as its first and last day, `2026-11-01..2026-11-20`. */
export const periodNames = [
  ...(['today', 'yesterday', '7d', '30d', '90d', '365d', 'month', 'lastMonth'] as const),
] as const

export type PeriodName = (typeof periodNames)[number]

/** With what a period is compared: the same length just before it (whole months with whole months), the same days a year ago, or nothing. */
export const comparisons = ['previous', 'year', 'none'] as const

export type Comparison = (typeof comparisons)[number]

/** Days of the shop, both ends included. Where `until` is given, the last day counts up to that moment (ISO) alone. */
export interface DayRange {
  readonly from: string
  readonly to: string
  readonly until?: string
}

/** A period as it was asked for, and what it is compared with. */
export interface AskedPeriod extends DayRange {
  readonly before: DayRange | undefined
}

export const usualPeriod: PeriodName = '30d'

/** The longest period, two years. */
export const mostDays = 731

/** The moment at which a day of the shop begins, ISO. */
export const dayStart = (day: string): string => momentOf({ day, time: '00:00' })

/** How many days a range has. */
export const lengthOf = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1

/**
 * The days that a period in the address means now; undefined where it is none, ends before it begins, or is longer than two years.
 * A period that is still running is compared up to the same time of day, so that a half day does not stand against a whole one.
 */
export function readPeriod(period: string, comparison: Comparison, now: Date): AskedPeriod | undefined {
  const today = dayIn(now)
  const range = daysOf(period, today)
  if (!range) return undefined
  const isRunning = range.from <= today && range.to >= today
  const before = comparison === 'none' ? undefined : rangeBefore(period, range, comparison)
  if (!before || !isRunning) return { ...range, before }
  // Of a period that reaches beyond today, what is compared ends with today too.
  const days = lengthOf({ from: range.from, to: today })
  const to = dayAfter(before.from, days - 1)
  const sinceMidnight = now.getTime() - Date.parse(dayStart(today))
  const until = new Date(Date.parse(dayStart(to)) + sinceMidnight).toISOString()
  return { ...range, before: { from: before.from, to, until } }
}

function daysOf(period: string, today: string): DayRange | undefined {
  const lastDays = /^(7|30|90|365)d$/.exec(period)
  if (lastDays) return { from: dayAfter(today, 1 - Number(lastDays[1])), to: today }
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) }
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today }
    case 'lastMonth': {
      const to = dayAfter(`${today.slice(0, 7)}-01`, -1)
      return { from: `${to.slice(0, 7)}-01`, to }
    }
  }
  const [, from, to] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(period) ?? []
  if (!from || !to || !isDay(from) || !isDay(to) || from > to) return undefined
  return lengthOf({ from, to }) > mostDays ? undefined : { from, to }
}

function rangeBefore(period: string, { from, to }: DayRange, comparison: Comparison): DayRange {
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  const last = dayAfter(from, -1)
  if (period === 'month') {
    const first = `${last.slice(0, 7)}-01`
    const end = dayAfter(first, lengthOf({ from, to }) - 1)
    return { from: first, to: end > last ? last : end }
  }
  const months = period === 'lastMonth' || period.includes('..') ? wholeMonths({ from, to }) : 0
  if (months > 0) return { from: monthsBefore(from, months), to: last }
  return { from: dayAfter(from, -lengthOf({ from, to })), to: last }
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** How many months a range is the whole of: as many whole ones stand before it, whatever their days; 0 for any other. */
function wholeMonths({ from, to }: DayRange): number {
  const next = dayAfter(to, 1)
  return from.endsWith('-01') && next.endsWith('-01') ? monthOf(next) - monthOf(from) : 0
}

function monthsBefore(first: string, count: number): string {
  const month = monthOf(first) - count
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

/** The 29th of February was the 28th. */
function yearBefore(day: string): string {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return isDay(same) ? same : dayAfter(same.replace(/29$/, '28'), 0)
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return text >= '1900' && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}
