import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { coupon } from '../coupon.ts'
import type { Coupon } from './couponFor.ts'

/** What belongs to one coupon alone: what became of it, and its codes. */
const own: readonly string[] = [
  ...([
    'id',
    'version',
    'createdAt',
    'updatedAt',
    'status',
    'code',
    'codeBatches',
    'offer',
    'phase',
  ] as const),
  ...([
    'usedCount',
    'reservedCount',
    'reservedDiscount',
    'usedShare',
    'discountGiven',
    'revenue',
    'averageOrder',
  ] as const),
  ...(['newCustomers', 'firstUsedAt', 'lastUsedAt', 'codeCount'] as const),
] satisfies (keyof Coupon)[]

/** A draft like this coupon, under the next free code (`FRIDAY25-2`), without its past and without its schedule when that is over. */
export async function duplicateCoupon(
  { db, records, at }: { readonly db: Tx; readonly records: Records; readonly at: string },
  original: Coupon,
): Promise<Coupon> {
  const values: Partial<Coupon> = Object.fromEntries(
    Object.entries(original).filter(([name]) => !own.includes(name)),
  )
  const isOver = original.endsAt !== null && original.endsAt <= at
  return records.create(coupon, {
    ...values,
    startsAt: isOver ? null : original.startsAt,
    endsAt: isOver ? null : original.endsAt,
    name: `${original.name.slice(0, 110)} (2)`,
    code: original.code && (await freeCode(db, original.code)),
    tiers: original.tiers.map(({ id: _, ...tier }) => tier) as Coupon['tiers'],
  })
}

async function freeCode(db: Tx, code: string): Promise<string> {
  const base = code.replace(/-\d+$/, '').slice(0, 27)
  const { rows } = await sql<{ code: string }>`
    SELECT upper("code") AS "code" FROM "coupon" WHERE "code" ILIKE ${`${base.replace(/[%_\\]/g, '\\$&')}-%`}`.execute(
    db,
  )
  const taken = new Set(rows.map((row) => row.code))
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}
