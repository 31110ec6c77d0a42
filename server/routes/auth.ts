import type { FastifyInstance } from 'fastify'
import { credentialsSchema, passwordChangeSchema } from '../../src/derive/credentials.ts'
import { ApiError } from '../apiError.ts'
import { changePassword } from '../auth/changePassword.ts'
import { endSession } from '../auth/sessions.ts'
import { signIn } from '../auth/signIn.ts'
import type { Context } from '../context.ts'
import { bearerToken } from '../requests/access.ts'
import { readBody } from '../requests/read.ts'

/** Signing in, signing out and changing one's password. */
export async function authRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.post('/auth/login', { config: { access: 'public' } }, (request) =>
    signIn(context, readBody(credentialsSchema, request.body), request.ip),
  )

  // Public, because signing out must also work where the session has ended already.
  app.post('/auth/logout', { config: { access: 'public' } }, async (request) => {
    const token = bearerToken(request)
    if (token !== undefined) await endSession(context.database, token)
    return {}
  })

  app.post('/auth/register', { config: { access: 'public' } }, async () => {
    throw new ApiError('sign-up-closed')
  })

  app.post('/auth/password', { config: { access: 'signed-in' } }, async (request) => {
    const { current, next } = readBody(passwordChangeSchema, request.body)
    const { actor, session, ip } = request
    await changePassword(context.database, {
      accountId: actor.id,
      sessionId: session.id,
      current,
      next,
      address: ip,
    })
    return {}
  })
}
