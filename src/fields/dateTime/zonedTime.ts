import { shopTimeZone } from './shopTimeZone.ts'

/** A moment as the clock of a time zone shows it: `{ day: '2026-11-20', time: '18:00' }`. */
export interface WallTime {
  day: string
  time: string
}

/** What the clock of a time zone, that of the shop unless said, shows at a moment (ISO 8601). */
export function wallTimeOf(moment: string, timeZone = shopTimeZone()): WallTime {
  const parts = partsOf(Date.parse(moment), timeZone)
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** The moment at which the clock of a time zone, that of the shop unless said, shows a day and time; where the clock skips it, the moment right after the gap. */
export function momentOf({ day, time }: WallTime, timeZone = shopTimeZone()): string {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const first = wanted - offsetAt(wanted, timeZone)
  const second = wanted - offsetAt(first, timeZone)
  const isSkipped = second + offsetAt(second, timeZone) !== wanted
  return new Date(isSkipped ? Math.max(first, second) : second).toISOString()
}

const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(time: number, timeZone: string): Record<string, string> {
  let format = formats.get(timeZone)
  if (!format) {
    const figures = {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    } as const
    format = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...figures })
    formats.set(timeZone, format)
  }
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
}

function offsetAt(time: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(time, timeZone)
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(time / 1000) * 1000
}
