import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ReturnShop } from './returnShop.ts'

/** What tests of exchanges do whose new goods went out before the old ones came back. */
export const sentEarly = (shop: ReturnShop) => {
  const calledOff = async (order: string, quantity: number) => {
    const lines = [{ line: (await shop.orderOf(order)).lines[0]?.id, quantity }]
    const reason = await shop.reason('cancel', 'inventory')
    return shop.ask('POST', `/orders/${order}/operations/cancel`, { reason, lines })
  }

  return {
    calledOff,

    /** What papers of an order say: kind, total, pieces of goods, whether it corrects another. */
    async papers(order: string) {
      const { rows } = await sql<{ kind: string; total: number; pieces: number; corrects: boolean }>`
        SELECT i."kind", i."total"::float8 AS "total", i."corrects_invoice" IS NOT NULL AS "corrects",
          (SELECT sum(l."quantity")::integer FROM "invoice_lines" l WHERE l."owner_id" = i."id") AS "pieces"
        FROM "invoice" i WHERE i."order" = ${order} ORDER BY i."id"`.execute(shop.db)
      return rows.map(({ kind, total, pieces, corrects }) => [kind, total, pieces, corrects])
    },

    /** An exchange whose new pieces went out before the old ones came back, and arrived where not said otherwise. */
    async send(more: object, pieces = 1, { arrives = true, off = 0, price = 100_000 } = {}) {
      const order = await shop.delivered({ S: pieces, M: 0, price })
      const record = (await shop.requested(order, more as Record<string, unknown>, pieces)).body
      await shop.move(record, 'approve')
      const override = { reason: await shop.reason('override', 'trusted-customer') }
      const { body } = await shop.operate(record, 'shipExchange', { override, paymentMethod: 'upi' })
      if (body.toPay > 0) await shop.capture(body.order)
      const { version } = await shop.orderOf(body.order)
      await shop.ask('POST', `/orders/${body.order}/transitions/confirm`, { version })
      if (off > 0) expect((await calledOff(body.order, off)).status).toBe(200)
      const way = ['pack', 'label', 'handOver', 'depart', 'bringOut', 'deliver']
      if (arrives) await shop.steps(await shop.parcelOf(body.order), ...way)
      return { order, record, sent: body.order as string }
    },
  }
}
