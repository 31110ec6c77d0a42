import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../../server/context.ts'
import { readParameters } from '../../../../server/records/parameters.ts'
import { receiveReceipt } from '../../../messages/notification/server/receipts/receiveReceipt.ts'
import { receiveEvent } from './receiveEvent.ts'

/** Who tells the shop something from outside: where, in which header its signature is, and what takes it in. */
const doors = [
  { area: 'payment', path: '/payment-events', header: 'x-gateway-signature', receive: receiveEvent },
  { area: 'notification', path: '/message-receipts', header: 'x-receipt-signature', receive: receiveReceipt },
] as const

/**
 * Where gateways and the carriers of messages send their events (docs/api.md, "Events of the gateway", "Receipts of messages"): open to
 * everybody, believed by the signature alone.
 */
export async function signedEventRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // The signature is of the very bytes that came.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  )
  for (const { area, path, header, receive } of doors) {
    if (!context.registry[area]) continue
    app.post<{ Body: Buffer | undefined }>(
      path,
      { config: { access: 'public' }, bodyLimit: 64 * 1024 },
      async (request) => {
        readParameters(request.query, [])
        const { body, headers } = request
        return { outcome: await receive(context, body ?? Buffer.alloc(0), headers[header]) }
      },
    )
  }
}
