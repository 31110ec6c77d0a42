import { sql } from 'kysely'
import { resources } from '../resources/index.ts'
import { insertCodes } from '../resources/sales/coupon/server/addCodes.ts'
import { refreshPhases } from '../resources/sales/coupon/server/refreshPhases.ts'
import type { Context } from '../server/context.ts'
import type { RecordOf } from '../src/core/index.ts'
import { couponKey, demoCoupons } from './coupons.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import { random } from './random.ts'
import type { Shop } from './shop.ts'
import { REFERENCE_DATE } from './time.ts'

type Batches = RecordOf<typeof resources.coupon>['codeBatches']

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Gives the batches of the demo shop their codes, the same on every machine: here, and only here, they could be guessed. */
export async function issueCodes(context: Context, shop: Shop): Promise<void> {
  const now = REFERENCE_DATE.toISOString()
  await hookRecordsOf(context, async (records, db) => {
    for (const coupon of demoCoupons) {
      const { batch, from } = coupon
      if (!batch) continue
      const key = couponKey(coupon)
      const { count, prefix } = batch
      const id = shop.id(resources.coupon, key)
      const stream = random(`codes of ${key}`)
      const at = new Date(`${from}T06:30:00.000Z`).toISOString()
      const codes = Array.from({ length: count }, () => {
        const secret = Array.from({ length: 10 }, () => alphabet[stream.whole(0, alphabet.length - 1)])
        return `${prefix}${secret.join('')}`
      })
      const made = await insertCodes(db, at, id, codes)
      await records.update(resources.coupon, id, {
        codeBatches: [{ at, by: 'Meera Pillai', prefix, count: made }] as unknown as Batches,
      })
      await sql`UPDATE "coupon" SET "code_count" = ${made} WHERE "id" = ${id}`.execute(db)
    }
    await refreshPhases(db, now)
  })
}
