import type { FastifyInstance } from 'fastify'
import { receiveEvent } from '../areas/payment/receiveEvent.ts'
import type { Context } from '../context.ts'
import { readParameters } from '../records/parameters.ts'

/** The header that carries the signature of an event. */
export const signatureHeader = 'x-gateway-signature'

/** Where gateways send their events (docs/api.md, "Events of the gateway"): open to everybody, believed by the signature alone. */
export async function paymentEventRoutes(app: FastifyInstance, context: Context): Promise<void> {
  if (!context.registry.payment) return
  // The signature is of the very bytes that came.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  )
  app.post<{ Body: Buffer | undefined }>(
    '/payment-events',
    { config: { access: 'public' }, bodyLimit: 64 * 1024 },
    async (request) => {
      readParameters(request.query, [])
      const { body, headers } = request
      return { outcome: await receiveEvent(context, body ?? Buffer.alloc(0), headers[signatureHeader]) }
    },
  )
}
