import { wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'

/** The hours in which nobody is bothered with advertising: from one full hour to another, of the shop's day. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

const hour = 3_600_000

/**
 * When something promotional may go out: now, or at the end of the quiet hours. Steps by quarters of an hour, so that zones off by
 * half an hour and changes of the clock come out right.
 */
export function allowedAt(now: Date, { from, to }: QuietHours): Date {
  const hourOf = (time: number) => Number(wallTimeOf(new Date(time).toISOString()).time.slice(0, 2))
  const isQuiet = (time: number) => {
    const at = hourOf(time)
    return from < to ? at >= from && at < to : from > to && (at >= from || at < to)
  }
  if (!isQuiet(now.getTime())) return now
  let time = Math.floor(now.getTime() / (hour / 4)) * (hour / 4)
  while (isQuiet(time)) time += hour / 4
  return new Date(time)
}
