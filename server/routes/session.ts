import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { positionHeader } from '../../src/derive/openapi/call.ts'
import { userOf, userSchema } from '../auth/signIn.ts'
import { fixedRoute } from './fixedRoute.ts'

/** Who is signed in, with their permissions as they are at this moment. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'signed-in', beforeStep: true },
    route: 'GET /auth/session',
    id: 'session',
    summary: 'Who is signed in',
    answer: {
      description: 'The user, with their permissions as they are now.',
      schema: z.object({ user: userSchema }),
      headers: positionHeader,
    },
    handler({ session }, reply) {
      reply.header('X-Changes-Position', session.position)
      return { user: userOf(session.account, session.grants.entries) }
    },
  })
}
