import { sql } from 'kysely'
import { requestCancellation } from '../../resources/sales/cancellationRequest/server/requestCancellation.ts'
import { orderReturn } from '../../resources/sales/orderReturn/orderReturn.ts'
import { requestReturn } from '../../resources/sales/orderReturn/server/requestReturn.ts'
import { requestRefund } from '../../resources/sales/refund/server/requestRefund.ts'
import { shipment } from '../../resources/sales/shipment/shipment.ts'
import type { Actor } from '../../server/actor.ts'
import type { Context } from '../../server/context.ts'
import type { Duty } from '../staff.ts'
import { idsOf, type OpenWork } from './openSteps.ts'
import type { ShopFacts } from './shopFacts.ts'

type Attempt = (
  duty: Duty | undefined,
  at: number,
  run: (work: OpenWork) => Promise<unknown>,
) => Promise<void>

/** Somebody of the order desk may ask for a refund but not grant it. */
const asClerk = (actor: Actor): Actor => ({ ...actor, type: 'SUB_ADMIN' })

/**
 * What has just happened to orders of the last days: a courier found nobody, goods are to come back, a parcel is to be stopped, and
 * money waits for a second person. `count` of each.
 */
export async function lateSteps(
  end: Date,
  count: number,
  facts: ShopFacts,
  attempt: Attempt,
  { database: { db } }: Pick<Context, 'database'>,
): Promise<void> {
  const found = (query: ReturnType<typeof sql>) => idsOf({ db: db as never }, query)
  const before = (minutes: number) => end.getTime() - minutes * 60_000
  const out = await found(sql`
    SELECT "id" FROM "shipment" WHERE "status" IN ('outForDelivery', 'inTransit') ORDER BY "status" DESC, "number" LIMIT ${count}`)
  for (const [index, id] of out.entries())
    await attempt(undefined, before(40 + index), ({ records }) =>
      records.transition(shipment, id, 'fail', {
        failedReason: facts.reasons.get('deliveryFailed not-at-home') ?? null,
        failedNote: 'Nobody opened; the telephone is switched off.',
        nextAction: index % 2 === 0 ? 'retry' : 'callCustomer',
      }),
    )
  await askForReturns(found, count * 2, facts, before, attempt)
  const moving = await found(sql`
    SELECT o."id" FROM "order" o WHERE o."status" = 'processing' AND o."fulfilment_status" = 'fulfilled'
      AND NOT EXISTS (SELECT 1 FROM "cancellation_request" c WHERE c."order" = o."id")
    ORDER BY o."number" DESC LIMIT ${Math.ceil(count / 2)}`)
  for (const [index, id] of moving.entries())
    await attempt('support', before(25 + index), (work) =>
      requestCancellation(work, {
        order: id,
        requestedBy: 'staff',
        destination: 'original',
        reason: facts.reasons.get('cancel delivery-too-late') ?? '',
        comment: 'Leaves for a journey tomorrow and cannot receive it any more.',
      }),
    )
  const paid = await found(sql`
    SELECT "id" FROM "order" WHERE "payment_status" = 'paid' AND "fulfilment_status" = 'delivered' AND "total" > 50000
    ORDER BY "number" DESC LIMIT ${count}`)
  for (const [index, id] of paid.entries())
    await attempt('desk', before(15 + index), (work) =>
      requestRefund(
        { ...work, actor: asClerk(work.actor) },
        {
          order: { id },
          source: 'goodwill',
          extra: 15_000 + index * 5000,
          destination: 'original',
          reason: facts.reasons.get('refund goodwill') ?? null,
          note: 'Came two days late for a wedding.',
        },
      ),
    )
}

async function askForReturns(
  found: (query: ReturnType<typeof sql>) => Promise<string[]>,
  count: number,
  facts: ShopFacts,
  before: (minutes: number) => number,
  attempt: Attempt,
): Promise<void> {
  const lines = await found(sql`
    SELECT l."id" FROM "order_lines" l JOIN "order" o ON o."id" = l."owner_id"
    WHERE o."status" = 'processing' AND o."fulfilment_status" = 'delivered' AND o."return_status" = 'none'
      AND l."returnable_until" > now()::date AND l."returned" = 0 AND l."position" = 0
    ORDER BY o."number" DESC LIMIT ${count}`)
  for (const [index, line] of lines.entries()) {
    let id: string | undefined
    await attempt('support', before(90 + index * 7), async (work) => {
      const [order = ''] = await idsOf(
        work,
        sql`SELECT "owner_id" AS "id" FROM "order_lines" WHERE "id" = ${line}`,
      )
      const reason =
        facts.reasons.get(index % 3 === 0 ? 'return size-too-large' : 'return size-too-small') ?? ''
      const made = await requestReturn(work, {
        order,
        type: 'return',
        source: 'staff',
        pickupMode: 'pickup',
        refundDestination: 'original',
        lines: [{ line, quantity: 1, reason, photos: [], comment: 'One size off; otherwise lovely.' }],
      })
      id = made.id
    })
    const back = id
    // Every other one is approved at once, so that its pickup is due.
    if (back !== undefined && index % 2 === 1)
      await attempt('support', before(60 + index), ({ records }) =>
        records.transition(orderReturn, back, 'approve'),
      )
  }
}
