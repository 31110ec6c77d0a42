import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { type Html, html } from '../../../../server/docs/html.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { formatMoney } from '../../../../src/fields/money/formatMoney.ts'
import { payment as payments } from '../payment.ts'
import { hasSandbox } from './gatewaySecret.ts'
import type { Payment } from './paying.ts'
import { simulate } from './sandbox/simulate.ts'

/**
 * The page that a payment link of the sandbox gateway leads to: it stands for the customer's bank, and pays or fails as one chooses. In
 * production there is none. Its address holds a secret, as a gateway's does.
 */
export async function sandboxGatewayRoutes(app: FastifyInstance, context: Context): Promise<void> {
  if (!context.registry.payment || !hasSandbox(context)) return
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  const open = {
    tag: 'payments',
    config: { access: 'public' },
    params: z.object({ order: z.string() }),
    answer: { description: 'A page.', type: 'text/html', schema: z.string() },
  } as const

  fixedRoute(app, {
    ...open,
    route: 'GET /sandbox-gateway/:order',
    id: 'payment.sandboxPage',
    summary: 'The page of the sandbox gateway, where a customer would pay',
    handler: async ({ params }, reply) => page(reply, await find(context, params.order)),
  })

  fixedRoute(app, {
    ...open,
    route: 'POST /sandbox-gateway/:order',
    id: 'payment.sandboxPay',
    summary: 'Pays on the page of the sandbox gateway, or lets it fail',
    takes: { type: 'application/x-www-form-urlencoded', schema: choice },
    async handler({ params, body }, reply) {
      const found = await find(context, params.order)
      const chosen = choice.safeParse(body).data
      if (!chosen) throw new ApiError('malformed', { values: { reason: 'no outcome' } })
      const event = chosen.outcome === 'paid' ? 'captured' : 'failed'
      if (isOpen(found)) await simulate(context, found, { event, times: 1, outOfOrder: false })
      return page(reply, await find(context, params.order))
    },
  })
}

const choice = z.object({ outcome: z.enum(['paid', 'failed']) })

/** The payment of a link that can still be paid. */
async function find({ database }: Context, order: string): Promise<Payment> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "payment" WHERE "provider_order_id" = ${order} AND "link" IS NOT NULL AND "link_until" > now()`.execute(
    database.db,
  )
  if (!rows[0]) throw new ApiError('not-found')
  return (await findRecord(database.db, payments, rows[0].id)) as Payment
}

const isOpen = ({ status }: Payment) => ['created', 'pending', 'failed', 'expired'].includes(status)

function page(reply: FastifyReply, payment: Payment): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const rupees = formatMoney(payment.amount, 'en-IN')
  const body = isOpen(payment)
    ? html`<form method="post"><button name="outcome" value="paid">Pay ${rupees}</button>
        <button name="outcome" value="failed">Let it fail</button></form>`
    : html`<p role="status">${payment.captured > 0 ? 'Paid. Thank you.' : 'This payment can no longer be made.'}</p>`
  return reply
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(shell(payment, body, nonce).html)
}

const shell = ({ number, orderNumber }: Payment, body: Html, nonce: string): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox gateway</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>Sandbox gateway</h1><p>Order ${orderNumber}, payment ${number}. No money moves here.</p>${body}</main></body></html>`

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:10vh 20px;color-scheme:light dark}main{max-width:420px;margin:auto}' +
  'button{font:inherit;padding:10px 16px;margin:8px 8px 0 0;border-radius:10px;border:1px solid;cursor:pointer}'
