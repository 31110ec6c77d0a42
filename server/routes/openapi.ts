import type { FastifyInstance } from 'fastify'
import { openapi } from '../../src/derive/openapi.ts'
import { statusOf } from '../apiError.ts'
import type { Context } from '../context.ts'

/** The API's document, made once. */
export async function openapiRoutes(app: FastifyInstance, { registry }: Context): Promise<void> {
  let text: string | undefined
  app.get('/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    text ??= JSON.stringify(openapi(registry, statusOf, app.prefix))
    return reply.type('application/json; charset=utf-8').header('Cache-Control', 'no-cache').send(text)
  })
}
