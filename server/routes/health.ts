import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

/** For those who run the server: `/health` says that the process answers, `/ready` that the database does too. */
export async function healthRoutes(app: FastifyInstance, { database }: Context): Promise<void> {
  app.get('/health', { config: { access: 'public' } }, async () => ({ status: 'ok' }))

  app.get('/ready', { config: { access: 'public' } }, async () => {
    await database.check()
    return { status: 'ok' }
  })
}
