import { reportSearches } from '../resources/content/searchTerm/server/reportSearches.ts'
import type { Context } from '../server/context.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import { random } from './random.ts'
import type { Entry } from './shop.ts'
import { DAY, endOfShop } from './time.ts'

/** What visitors of the demo shop look for: the term, what it finds, and how often in a week. */
const looked = [
  ...([
    ['kurta', 214, 160],
    ['silk saree', 86, 124],
    ['lehenga', 41, 92],
    ['anarkali', 33, 61],
    ['nehru jacket', 18, 48],
    ['palazzo', 24, 40],
    ['dupatta', 57, 37],
  ] as const),
  ...([
    ['block print', 72, 34],
    ['kanjivaram', 12, 29],
    ['kids kurta', 19, 25],
    ['linen shirt', 28, 22],
    ['juttis', 9, 21],
    ['indigo', 64, 18],
    ['chikankari', 15, 16],
  ] as const),
  ...([
    ['gift card', 0, 31],
    ['kanchipuram', 0, 23],
    ['sari', 0, 58],
    ['size chart', 0, 19],
    ['plus size', 0, 17],
    ['banarsi', 0, 14],
    ['sherwani', 0, 12],
    ['raincoat', 0, 7],
    ['handbag leather', 0, 6],
    ['krta', 0, 9],
  ] as const),
] as const

/** What staff made of some of them. */
export const searchTermEntries = (): (() => Promise<Entry>)[] =>
  (
    [
      ['sari', null, ['saree']],
      ['kanchipuram', null, ['kanjivaram']],
      ['krta', null, ['kurta']],
      ['size chart', '/pages/size-guide-for-women', []],
      ['returns', '/policies/returns-and-refunds', []],
    ] as const
  ).map(([term, redirectTo, synonyms]) => async () => ({
    key: term,
    at: '2025-08-11T05:30:00.000Z',
    values: { term, redirectTo, synonyms },
  }))

/** What the store has reported week by week in the last three months. */
export async function reportDemoSearches(context: Context, now = new Date()): Promise<void> {
  const end = endOfShop(now).getTime()
  for (let week = 12; week >= 0; week--) {
    const stream = random(`searches of week ${week}`)
    const at = new Date(end - week * 7 * DAY - stream.between(1, 20) * 3_600_000).toISOString()
    const searches = looked.flatMap(([term, results, often]) => {
      const times = Math.round(often * stream.between(0.5, 1.4) * (week > 8 ? 0.7 : 1))
      return times > 0 ? [{ term, results, times }] : []
    })
    await hookRecordsOf(
      context,
      async (records, db) => void (await reportSearches({ db, records, at }, searches)),
      at,
    )
  }
}
