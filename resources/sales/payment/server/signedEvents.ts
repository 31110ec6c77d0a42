import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../../server/context.ts'
import { readParameters } from '../../../../server/records/parameters.ts'
import { receiveExotel } from '../../../messages/notification/server/receipts/receiveExotel.ts'
import { receiveReceipt } from '../../../messages/notification/server/receipts/receiveReceipt.ts'
import {
  answerWhatsApp,
  receiveWhatsApp,
} from '../../../messages/notification/server/receipts/receiveWhatsApp.ts'
import { receiveDelhivery } from '../../shipment/server/connection/receiveDelhivery.ts'
import { receiveRazorpay } from './razorpay/receiveRazorpay.ts'
import { receiveEvent } from './receiveEvent.ts'

/** What somebody outside sent: the very bytes, whose signature is looked at first, and what stands around them. */
interface Sent {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, unknown>>
  readonly params: Readonly<Record<string, string>>
}

/** Who tells the shop something from outside: about which area, where, and what takes it in. */
interface Door {
  readonly area: string
  readonly path: string
  readonly receive: (context: Context, sent: Sent) => Promise<unknown>
}

const doors: readonly Door[] = [
  {
    area: 'payment',
    path: '/payment-events',
    receive: (context, { body, headers }) => receiveEvent(context, body, headers['x-gateway-signature']),
  },
  {
    area: 'payment',
    path: '/payment-events/razorpay',
    receive: (context, { body, headers }) => receiveRazorpay(context, body, headers),
  },
  {
    area: 'notification',
    path: '/message-receipts',
    receive: (context, { body, headers }) => receiveReceipt(context, body, headers['x-receipt-signature']),
  },
  {
    area: 'notification',
    path: '/message-receipts/exotel/:id/:mac',
    receive: (context, { body, params: { id = '', mac = '' } }) => receiveExotel(context, { id, mac }, body),
  },
  {
    area: 'notification',
    path: '/message-receipts/whatsapp',
    receive: (context, { body, headers }) => receiveWhatsApp(context, body, headers['x-hub-signature-256']),
  },
  {
    area: 'shipment',
    path: '/courier-events/delhivery',
    receive: (context, { body, headers }) => receiveDelhivery(context, body, headers['x-courier-secret']),
  },
]

/**
 * Where gateways, couriers and the carriers of messages send their events (docs/api.md, "Events of the gateway", "Receipts of messages",
 * "Events of other services"): open to everybody, believed by the signature or the secret alone.
 */
export async function signedEventRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  )
  for (const { area, path, receive } of doors) {
    if (!context.registry[area]) continue
    app.post<{ Body: Buffer | undefined; Params: Record<string, string> }>(
      path,
      { config: { access: 'public' }, bodyLimit: 512 * 1024 },
      async ({ query, body, headers, params }) => {
        readParameters(query, [])
        return { outcome: await receive(context, { body: body ?? Buffer.alloc(0), headers, params }) }
      },
    )
  }
  if (!context.registry.notification) return
  app.get<{ Querystring: Record<string, unknown> }>(
    '/message-receipts/whatsapp',
    { config: { access: 'public' } },
    async ({ query }, reply) => reply.type('text/plain').send(await answerWhatsApp(context, query)),
  )
}
