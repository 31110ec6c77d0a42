import { dayAfter, dayIn } from '../../../src/fields/date/day.ts'
import { duringSetting } from './duringSetting.ts'

/** Has the shop work from ten to six on one day of the week only, while something runs that is given the next such day: in three days. */
export async function duringWork(
  ask: Parameters<typeof duringSetting>[0],
  run: (day: string) => Promise<void>,
): Promise<void> {
  const day = dayAfter(dayIn(new Date()), 3)
  const weekday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][new Date(day).getUTCDay()]
  const during = (key: string, value: unknown, inner: () => Promise<void>) =>
    duringSetting(ask, `work.${key}`, value, inner, 'admin-settings')
  await during('hoursFrom', '10:00', () =>
    during('hoursTo', '18:00', () => during('hoursDays', [weekday], () => run(day))),
  )
}

/** When the shop's clock shows ten o'clock and so many hours on a day that comes some weeks after another. */
export const openFor = (hours: number, day: string, weeks = 0) =>
  new Date(Date.parse(`${dayAfter(day, 7 * weeks)}T04:30:00Z`) + hours * 3_600_000).toISOString()
