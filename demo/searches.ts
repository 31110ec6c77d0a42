import { z } from 'zod'
import { reportSearches } from '../resources/content/searchTerm/server/reportSearches.ts'
import type { Context } from '../server/context.ts'
import rows from './content/searches.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import { random } from './random.ts'
import type { Entry } from './shop.ts'
import { DAY, endOfShop } from './time.ts'
import { textSchema } from './words.ts'

const { looked, answered } = contentOf(
  'searches.json',
  z.strictObject({
    /** What visitors of the demo shop look for: the term, what it finds, and how often in a week. */
    looked: z.array(
      z.strictObject({
        term: textSchema,
        results: z.number().int().min(0),
        often: z.number().int().positive(),
      }),
    ),
    /** What staff made of some of them. */
    answered: z.array(
      z.strictObject({
        term: textSchema,
        redirectTo: textSchema.exactOptional(),
        synonyms: z.array(textSchema).exactOptional(),
      }),
    ),
  }),
  rows,
)

/** The search terms that have a record: those that staff made something of. */
export const searchTermEntries = (): (() => Promise<Entry>)[] =>
  answered.map(({ term, redirectTo = null, synonyms = [] }) => async () => ({
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
    const searches = looked.flatMap(({ term, results, often }) => {
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
