import { sql } from 'kysely'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { orderChanged } from '../../order/server/salesEvents.ts'
import { creditUncollected } from './creditUncollected.ts'

interface Lost {
  readonly id: string
  readonly number: string
  readonly order: string
}

/** Credits what nobody paid for of parcels that were lost as long as that was credited by hand (`creditUncollected`), each once. */
export async function ensureCredited(context: RecordsContext): Promise<void> {
  const { registry, database } = context
  if (!registry.invoice || !registry.payment || !registry.shipment) return
  const { rows } = await sql<Lost>`
    SELECT s."id", s."number", s."order" FROM "payment" p JOIN "shipment" s ON s."id"::text = p."shipment" AND s."status" = 'lost'
    JOIN "invoice" i ON i."shipment" = s."id" AND i."kind" = 'invoice'
    WHERE p."status" = 'notCollected' AND p."amount" > 0
      AND NOT EXISTS (SELECT FROM "invoice" n WHERE n."kind" = 'creditNote' AND (n."shipment" = s."id" OR n."corrects_invoice" = i."id"))
    ORDER BY s."id"`.execute(database.db)
  for (const parcel of rows)
    await inTransaction(context, { actor: systemActor, requestId: 'start' }, async (work) => {
      await creditUncollected(work, await lockOrder(work, parcel.order), parcel)
      await orderChanged(work, parcel.order)
    })
}
