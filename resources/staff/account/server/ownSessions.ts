import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sessionTimes } from '../../../../server/auth/accessSettings.ts'
import {
  endOwnSession,
  listSessions,
  ownSessionSchema,
  storeDevice,
} from '../../../../server/auth/ownSessions.ts'
import { endSessionsOf } from '../../../../server/auth/sessions.ts'
import type { Context } from '../../../../server/context.ts'
import { empty, fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { deviceSchema } from '../../../../src/derive/account.ts'

const own = { tag: 'sign-in', config: { access: 'signed-in', beforeStep: true } } as const

/** Where one is signed in, and where push messages reach one there. */
export async function ownSessionRoutes(
  app: FastifyInstance,
  { database, settings, registry }: Context,
): Promise<void> {
  const times = sessionTimes(registry, settings)

  fixedRoute(app, {
    ...own,
    route: 'PUT /auth/device',
    id: 'keepDevice',
    summary: 'Say where push messages reach this session',
    body: deviceSchema.meta({ id: 'Device' }),
    example: { deviceToken: null },
    answer: { description: 'It is kept.', schema: empty },
    async handler({ session, body }) {
      await storeDevice(database, session.id, body.deviceToken)
      return {}
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/sessions',
    id: 'sessions',
    summary: 'Where one is signed in',
    answer: { description: 'The session that asks comes first.', schema: z.array(ownSessionSchema) },
    handler: ({ actor, session }) =>
      listSessions(database, { accountId: actor.id, sessionId: session.id }, times),
  })

  fixedRoute(app, {
    ...own,
    route: 'DELETE /auth/sessions/:id',
    id: 'endOwnSession',
    summary: 'Sign out in one place',
    params: z.object({ id: z.guid() }),
    answer: { description: 'That session has ended.', schema: empty },
    async handler({ actor, params }) {
      await endOwnSession(database, actor.id, params.id)
      return {}
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'DELETE /auth/sessions',
    id: 'endOwnSessions',
    summary: 'Sign out everywhere',
    answer: { description: 'All sessions of the account have ended, this one too.', schema: empty },
    async handler({ actor }) {
      await endSessionsOf(database.db, actor.id)
      return {}
    },
  })
}
