import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../../server/context.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { receiptSchema } from '../../../messages/notification/server/receipts/receiptSchema.ts'
import {
  exotelStatusSchema,
  receiveExotel,
} from '../../../messages/notification/server/receipts/receiveExotel.ts'
import { receiveReceipt } from '../../../messages/notification/server/receipts/receiveReceipt.ts'
import {
  answerWhatsApp,
  receiveWhatsApp,
  whatsAppEventSchema,
} from '../../../messages/notification/server/receipts/receiveWhatsApp.ts'
import { delhiveryPushSchema, receiveDelhivery } from '../../shipment/server/connection/receiveDelhivery.ts'
import { eventSchema } from './eventSchema.ts'
import { outcomes } from './outcome.ts'
import { razorpayEventSchema, receiveRazorpay } from './razorpay/receiveRazorpay.ts'
import { receiveEvent } from './receiveEvent.ts'

/** What somebody outside sent: the very bytes, whose signature is looked at first, and what stands around them. */
interface Sent {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, unknown>>
  readonly params: Readonly<Record<string, string>>
}

/** Who tells the shop something from outside: about which area, where, what they send, and what takes it in. */
interface Door {
  readonly area: string
  readonly route: `POST /${string}`
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly takes: { readonly type?: string; readonly schema: z.ZodType }
  readonly params?: z.ZodType
  readonly headers?: z.ZodObject
  readonly receive: (context: Context, sent: Sent) => Promise<Told>
}

// A scan that moves no parcel is noted.
const outcome = z.enum([...outcomes, 'noted'])

const told = z.union([outcome, z.array(outcome)])

type Told = z.output<typeof told>

const signature = z
  .string()
  .describe(
    '`t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hexadecimal>`, at most five minutes old.',
  )

const mac = z.string().describe('HMAC-SHA256 of the body in hexadecimal.')

const doors: readonly Door[] = [
  {
    area: 'payment',
    route: 'POST /payment-events',
    id: 'payment.event',
    tag: 'payments',
    summary: 'Takes in a signed event of the payment gateway, once by its id and in any order',
    headers: z.object({ 'X-Gateway-Signature': signature }),
    takes: { schema: eventSchema },
    receive: (context, { body, headers }) => receiveEvent(context, body, headers['x-gateway-signature']),
  },
  {
    area: 'payment',
    route: 'POST /payment-events/razorpay',
    id: 'payment.razorpayEvent',
    tag: 'payments',
    summary: 'Takes in a webhook of Razorpay, once by its id and in any order',
    headers: z.object({ 'X-Razorpay-Signature': mac, 'X-Razorpay-Event-Id': z.string().min(1).max(80) }),
    takes: { schema: razorpayEventSchema },
    receive: (context, { body, headers }) => receiveRazorpay(context, body, headers),
  },
  {
    area: 'notification',
    route: 'POST /message-receipts',
    id: 'notification.receipt',
    tag: 'notifications',
    summary: 'Takes in what the carrier of a message tells of it, signed, once by its id and in any order',
    headers: z.object({ 'X-Receipt-Signature': signature }),
    takes: { schema: receiptSchema },
    receive: (context, { body, headers }) => receiveReceipt(context, body, headers['x-receipt-signature']),
  },
  {
    area: 'notification',
    route: 'POST /message-receipts/exotel/:id/:mac',
    id: 'notification.exotelReceipt',
    tag: 'notifications',
    summary: 'Takes in what Exotel tells of a text message, at the address that only it was told',
    params: z.object({ id: z.string(), mac: z.string() }),
    takes: { type: 'application/x-www-form-urlencoded', schema: exotelStatusSchema },
    receive: (context, { body, params: { id = '', mac = '' } }) => receiveExotel(context, { id, mac }, body),
  },
  {
    area: 'notification',
    route: 'POST /message-receipts/whatsapp',
    id: 'notification.whatsAppReceipts',
    tag: 'notifications',
    summary: 'Takes in what WhatsApp tells of messages, signed with the secret of the app',
    headers: z.object({ 'X-Hub-Signature-256': mac }),
    takes: { schema: whatsAppEventSchema },
    receive: (context, { body, headers }) => receiveWhatsApp(context, body, headers['x-hub-signature-256']),
  },
  {
    area: 'shipment',
    route: 'POST /courier-events/delhivery',
    id: 'shipment.delhiveryScan',
    tag: 'shipments',
    summary: 'Takes in a scan that Delhivery pushes',
    headers: z.object({ 'X-Courier-Secret': z.string() }),
    takes: { schema: delhiveryPushSchema },
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
  for (const { area, receive, ...door } of doors) {
    if (!context.registry[area]) continue
    fixedRoute(app, {
      ...door,
      config: { access: 'public' },
      bodyLimit: 512 * 1024,
      answer: { description: 'What became of it.', schema: z.object({ outcome: told }) },
      refusals: [401],
      async handler({ body, headers, params }) {
        const bytes = body instanceof Uint8Array ? body : Buffer.alloc(0)
        const sent = { body: bytes, headers, params: params as Sent['params'] }
        return { outcome: await receive(context, sent) }
      },
    })
  }
  if (!context.registry.notification) return
  fixedRoute(app, {
    tag: 'notifications',
    config: { access: 'public' },
    route: 'GET /message-receipts/whatsapp',
    id: 'notification.whatsAppWebhook',
    summary: 'Answers Meta, which asks whoever sets up a webhook whether it is theirs',
    query: z.looseObject({
      'hub.mode': z.string().optional(),
      'hub.verify_token': z.string().optional(),
      'hub.challenge': z.string().optional(),
    }),
    answer: { description: 'The challenge.', type: 'text/plain', schema: z.string() },
    refusals: [401],
    handler: async ({ query }, reply) => reply.type('text/plain').send(await answerWhatsApp(context, query)),
  })
}
