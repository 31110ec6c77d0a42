import { sql } from 'kysely'
import { defineHooks } from '../../../server/defineHooks.ts'
import { productCategory } from './productCategory.ts'
import { productFollows, productLosesPair, relabelSome, settledPair } from './server/inStep.ts'
import { moveAllName, undoMoveAll } from './server/moveAll.ts'

/** Pins that run out at once; the rest waits for the next minute. */
const mostAtOnce = 500

/** Pairs and what they copy of their product stay one truth; pins end when their time is over. */
export default defineHooks(productCategory, {
  beforeSave: settledPair,
  afterSave: productFollows,
  afterDelete: productLosesPair,
  putBack: { [moveAllName]: undoMoveAll },
  jobs: {
    endPins: {
      every: 1,
      async run({ db, records, now }) {
        const { rows } = await sql<{ id: string }>`
          SELECT "id" FROM "product_category" WHERE "pinned" AND "pinned_until" <= ${now}::timestamptz
          ORDER BY "pinned_until", "id" LIMIT ${mostAtOnce}`.execute(db)
        for (const { id } of rows) await records.update(productCategory, id, { pinned: false })
      },
    },
    relabelPairs: { every: 1, run: relabelSome },
  },
})
