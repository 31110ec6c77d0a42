import { describe, expect, it } from 'vitest'
import { demoSizes, soldSince } from '../../demo/demoSize.ts'
import { random } from '../../demo/random.ts'
import { placedCount } from '../../demo/sales/fillOpenOrders.ts'
import { beginOfLast, momentsBetween } from '../../demo/sales/lastHours.ts'
import { dayStartOf, momentsOf, ordersByDay } from '../../demo/sales/season.ts'
import { DAY } from '../../demo/time.ts'

const HOUR = 3_600_000
const { large, small } = demoSizes

/** When orders were placed in a demo shop that is made at a moment: its history, and then the orders of its last hours. */
function shopOf(end: Date): { begin: Date; placed: number[] } {
  const { orders } = large
  const since = soldSince(large, end)
  const begin = beginOfLast(placedCount('many'), orders, since, end)
  const history = momentsOf(orders, since, begin, random('sales').next)
  return { begin, placed: [...history, ...momentsBetween(placedCount('many'), begin, end)] }
}

const midnight = dayStartOf(Date.parse('2026-11-17T12:00:00Z'))
const everyHour = Array.from({ length: 7 * 24 }, (_, hour) => new Date(midnight + hour * HOUR + 30 * 60_000))

describe('today in a demo shop, at whatever hour of a week it is made', () => {
  it('goes as the season, the weekday and the hour let one expect', () => {
    let [found, due] = [0, 0]
    const strange = everyHour.flatMap((end) => {
      const { orders } = large
      const since = soldSince(large, end)
      const { placed } = shopOf(end)
      const today = dayStartOf(end.getTime())
      const soFar = (day: number) =>
        placed.filter((moment) => moment >= day && moment < day + (end.getTime() - today)).length
      const counts = [0, 1, 7].map((days) => soFar(today - days * DAY)) as [number, number, number]
      const expected = ordersByDay(orders, since, end).slice(-8)
      const perDay = [7, 6, 0].map((place) => expected[place]?.orders ?? 0) as [number, number, number]
      const dues = ([1, 2] as const).map((other) => (counts[other] * perDay[0]) / perDay[other])
      found += 2 * counts[0]
      for (const each of dues) due += each
      // Of few orders chance may make twice as many or half; of many it may not.
      const isLikely = dues.every((each) => Math.abs(counts[0] - each) <= 3 * Math.sqrt(counts[0] + each + 1))
      return isLikely ? [] : [[end.toISOString(), ...counts]]
    })
    expect(strange).toEqual([])
    // Over all hours of a week chance is of less weight.
    expect(found / due).toBeGreaterThan(0.85)
    expect(found / due).toBeLessThan(1.15)
  })

  it('has orders up to now, of which the last are hours old at most by day', () => {
    for (const end of everyHour) {
      const hour = new Date(end.getTime() + 5.5 * HOUR).getUTCHours()
      const last = Math.max(...shopOf(end).placed)
      expect(last).toBeLessThan(end.getTime())
      if (hour >= 10) expect([end, (end.getTime() - last) / HOUR < 2]).toEqual([end, true])
    }
  })

  it('begins its last hours a day ago at most, also where it is small', () => {
    for (const end of everyHour) {
      const { begin } = shopOf(end)
      expect(end.getTime() - begin.getTime()).toBeLessThanOrEqual(DAY)
      expect(end.getTime() - begin.getTime()).toBeGreaterThan(4 * HOUR)
      const beginOfSmall = beginOfLast(placedCount('one'), small.orders, soldSince(small, end), end)
      expect(end.getTime() - beginOfSmall.getTime()).toBeLessThanOrEqual(DAY)
    }
  })
})
