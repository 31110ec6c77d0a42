import { sql } from 'kysely'
import { issueCreditNote } from '../../invoice/server/issueCreditNote.ts'
import type { Order, SaleWork, Shipment } from '../../invoice/server/work.ts'
import { uncollectedOf } from '../../payment/rules/uncollected.ts'
import { givenBack } from './givenBack.ts'
import { leftByParcel } from './linesByParcel.ts'
import { roundingLeft } from './roundingLeft.ts'

/**
 * Credits what nobody paid for of a parcel whose cash is lost (`codReturned`), at once and once: from then on no money of the order, whenever it
 * comes in, is for these goods. Pieces are on the note with all that is left of their money; of a parcel that was paid in part they come back with the rest of
 * it. The order is locked by the caller.
 */
export async function creditUncollected(
  work: SaleWork,
  order: Order,
  { id, number }: Pick<Shipment, 'id' | 'number'>,
): Promise<void> {
  const lost = await lostOf(work, id)
  if (lost === 0) return
  const given = await givenBack(work.db, order)
  const open = await leftByParcel(work.db, order.id)
  const parcel = open.filter((one) => one.parcel === id)
  const { roundOff, parcels, hasCharges } = await roundingLeft(work.db, order, { given, parcels: open })
  const charges = order.charges.reduce((sum, { amount }) => sum + amount, 0) - given.shipping - given.fee
  const unpaid = uncollectedOf(lost, {
    goods: parcel.map(({ total, takenValue }) => total - takenValue),
    charges: Math.max(0, charges),
    roundOff: parcels?.includes(id) ? roundOff : 0,
    isApart: !hasCharges,
  })
  await issueCreditNote(work, {
    ...unpaid,
    order,
    parcel: id,
    reason: number,
    lines: parcel.map(({ line, pieces, total, takenPieces, takenValue }, index) => {
      const amount = unpaid.goods[index] ?? 0
      return { line, parcel: id, quantity: amount < total - takenValue ? 0 : pieces - takenPieces, amount }
    }),
  })
}

/** What was not collected for a parcel, in paise; nothing where it is credited. */
async function lostOf({ db }: SaleWork, parcel: string): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    SELECT coalesce(sum("amount"), 0)::float8 AS "lost" FROM "payment"
    WHERE "shipment" = ${parcel} AND "status" = 'notCollected'
      AND NOT EXISTS (SELECT FROM "invoice" WHERE "shipment" = ${parcel} AND "kind" = 'creditNote')`.execute(
    db,
  )
  return rows[0]?.lost ?? 0
}
