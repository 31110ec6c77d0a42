import type { FastifyInstance } from 'fastify'
import { userOf } from '../auth/signIn.ts'

/** Who is signed in, with their permissions as they are at this moment. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  app.get('/auth/session', { config: { access: 'signed-in', beforeStep: true } }, async ({ session }) => ({
    user: userOf(session.account, session.grants.entries),
  }))
}
