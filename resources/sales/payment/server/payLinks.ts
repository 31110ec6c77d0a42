import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { empty, fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { payment as payments } from '../payment.ts'
import { wait } from './moves.ts'
import type { Payment } from './paying.ts'
import { razorpayAccount } from './razorpay/account.ts'
import { paymentLink } from './razorpay/paymentLink.ts'

/**
 * Where a link to pay leads that the shop has sent: on to Razorpay, whose page is made when the first one opens the link. Its address holds
 * a secret. What is paid there, Razorpay tells by its events; this page believes nobody who comes back.
 */
export async function payLinkRoutes(app: FastifyInstance, context: Context): Promise<void> {
  if (!context.registry.payment) return
  fixedRoute(app, {
    tag: 'payments',
    config: { access: 'public' },
    route: 'GET /pay/:token',
    id: 'payment.payLink',
    summary: 'Leads whoever opens a link to pay on to the gateway',
    params: z.object({ token: z.string().min(16) }),
    answer: { status: 303, description: 'The page of the gateway, as `Location`.', schema: empty },
    async handler({ params }, reply) {
      const found = await find(context, params.token)
      const { db } = context.database
      const { 'branding.storeUrl': store } = await readSettings(db, ['branding.storeUrl'])
      try {
        const { id, short_url } = await paymentLink(await razorpayAccount(context), found, store)
        if (found.captured === 0) await remember(context, found, id)
        return reply.redirect(short_url, 303)
      } catch (error) {
        context.log.error({ err: error, payment: found.id }, 'Razorpay made no page for a payment.')
        throw new ApiError('unavailable')
      }
    },
  })
}

/** The payment of a link; one that is paid leads to the page that says so. @throws ApiError `not-found` */
async function find({ database: { db } }: Context, token: string): Promise<Payment> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "payment" WHERE "provider" = 'razorpay' AND right("link", ${token.length + 5}::int) = ${`/pay/${token}`}
      AND "link_until" > now() AND ("status" IN ('created', 'pending', 'failed', 'expired') OR "captured" > 0)`.execute(
    db,
  )
  if (!rows[0]) throw new ApiError('not-found')
  return (await findRecord(db, payments, rows[0].id)) as Payment
}

/** Events of failed attempts name the link alone. */
const remember = (context: Context, { id, order, providerOrderId }: Payment, link: string): Promise<void> =>
  inTransaction(context, { actor: systemActor, requestId: 'pay' }, async ({ db, records, actor, at }) => {
    if (providerOrderId === link) return
    const work = { db, records, actor, at }
    await lockOrder(work, order)
    const current = await records.update(payments, id, { providerOrderId: link })
    await wait(work, current, {}, { kind: 'pending' })
  })
