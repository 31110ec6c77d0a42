import { random } from '../random.ts'
import { DAY } from '../time.ts'
import { dayStartOf, momentOf, ordersByDay, shareOfHour } from './season.ts'

const step = 60_000

/** How long before the end the last order comes in: it has yet to be paid. */
const pause = 3 * 60_000

/**
 * When the last `count` orders of a shop begin, which has `orders` of them between `since` and `end`: as long before the end as its
 * customers need for so many, so that today goes as yesterday did, at whatever hour it is looked at. At most a day.
 */
export function beginOfLast(count: number, orders: number, since: Date, end: Date): Date {
  const days = new Map(ordersByDay(orders, since, end).map((each) => [each.day, each.orders]))
  const earliest = end.getTime() - DAY
  let moment = end.getTime() - pause
  let owed = count
  while (owed > 0 && moment > earliest) {
    moment -= step
    owed -= ((days.get(dayStartOf(moment)) ?? 0) * shareOfHour(moment) * step) / 3_600_000
  }
  return new Date(moment)
}

/** So many moments between two that are at most a day apart, when people order: few in the night, most in the evening. */
export function momentsBetween(count: number, from: Date, end: Date): number[] {
  const stream = random('moments of the last day')
  const until = end.getTime() - pause
  const days = [...new Set([dayStartOf(from.getTime()), dayStartOf(until)])]
  const moments: number[] = []
  while (moments.length < count) {
    const moment = momentOf(stream.pick(days), stream.next())
    if (moment >= from.getTime() && moment < until) moments.push(moment)
  }
  return moments.sort((a, b) => a - b)
}
