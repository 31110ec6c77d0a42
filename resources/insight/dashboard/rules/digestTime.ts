import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'
import { momentOf } from '../../../../src/fields/dateTime/zonedTime.ts'

/** How late a summary may still come, after a server that stood still. */
const patience = 3_600_000

/** Which of some times of day (`09:00`, on the shop's clock) has come within the last hour, the latest of several; as a moment, ISO. */
export function digestTime(times: readonly string[], now: Date): string | undefined {
  const today = dayIn(now)
  const passed = [dayAfter(today, -1), today]
    .flatMap((day) => times.map((time) => Date.parse(momentOf({ day, time }))))
    .filter((moment) => moment <= now.getTime() && moment > now.getTime() - patience)
  return passed.length === 0 ? undefined : new Date(Math.max(...passed)).toISOString()
}
