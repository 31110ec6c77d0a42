import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../../../server/context.ts'
import { fixedRoute } from '../../../../../server/routes/fixedRoute.ts'
import { notification } from '../../notification.ts'
import { exotelAnswerSchema, receiveExotelAnswer } from './receiveExotelAnswer.ts'

const type = 'application/x-www-form-urlencoded'

/** Where Exotel sends what customers write back by SMS: open to everybody, believed by the word in its address alone. */
export async function exotelAnswerRoute(app: FastifyInstance, context: Context): Promise<void> {
  if (!context.registry[notification.name]) return
  app.addContentTypeParser(type, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
  fixedRoute(app, {
    tag: 'notifications',
    config: { access: 'public' },
    route: 'POST /message-receipts/exotel-answers/:word',
    id: 'notification.exotelAnswer',
    summary: 'Takes in what a customer writes back by SMS, at the address that only Exotel was told',
    params: z.object({ word: z.string() }),
    takes: { type, schema: exotelAnswerSchema },
    bodyLimit: 64 * 1024,
    answer: {
      description: 'What became of it.',
      schema: z.object({ outcome: z.enum(['applied', 'noChange', 'repeated', 'unknown']) }),
    },
    refusals: [401],
    async handler({ body, params }) {
      const bytes = body instanceof Uint8Array ? body : Buffer.alloc(0)
      return { outcome: await receiveExotelAnswer(context, params.word, bytes) }
    },
  })
}
