import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../../server/apiError.ts'
import { changePassword } from '../../../../server/auth/changePassword.ts'
import { limitSessions } from '../../../../server/auth/limitSessions.ts'
import { endSession } from '../../../../server/auth/sessions.ts'
import { signIn } from '../../../../server/auth/signIn.ts'
import type { Context } from '../../../../server/context.ts'
import { bearerToken } from '../../../../server/requests/access.ts'
import { readBody, readNoQuery } from '../../../../server/requests/read.ts'
import {
  credentialsSchema,
  forgottenSchema,
  passwordChangeSchema,
} from '../../../../src/derive/credentials.ts'
import { browserName } from '../../../messages/notification/server/browserName.ts'
import { forgottenPassword, mailsLinks } from '../../../messages/notification/server/forgottenPassword.ts'
import { type AccountEvent, tellAccount } from '../../../messages/notification/server/tellAccount.ts'
import { settingsOfShop } from '../../../shared/settings/server/readSettings.ts'

/** Signing in, signing out and changing one's password. */
export async function authRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // Nobody waits at the door for a message about it to be written; closing the server does.
  const telling = new Set<Promise<void>>()
  const keep = (work: Promise<void>) => {
    const told = work.finally(() => telling.delete(told))
    telling.add(told)
  }
  const tell = (event: AccountEvent) => keep(tellAccount(context, event))
  app.addHook('onClose', async () => void (await Promise.all(telling)))

  app.post('/auth/login', { config: { access: 'public', forStaff: true } }, async (request) => {
    const userAgent = request.headers['user-agent']
    const answer = await signIn(context, readBody(credentialsSchema, request.body), {
      address: request.ip,
      userAgent,
    })
    await limitSessions(context, answer.user._id)
    const browser = browserName(userAgent)
    tell({
      accountId: answer.user._id,
      key: 'staff.new_login',
      once: browser,
      values: {
        'login.time': new Date().toISOString(),
        'login.browser': browser,
        'login.address': request.ip,
      },
    })
    return answer
  })

  app.post('/auth/forgotten', { config: { access: 'public', forStaff: true } }, async (request) => {
    const { email } = readBody(forgottenSchema, request.body)
    const send = await forgottenPassword(context, { email, address: request.ip })
    const byMail = await mailsLinks(context)
    if (byMail) keep(send())
    return { byMail }
  })

  // Public, because signing out must also work where the session has ended already.
  app.post('/auth/logout', { config: { access: 'public' } }, async (request) => {
    const token = bearerToken(request)
    if (token !== undefined) await endSession(context.database, token)
    return {}
  })

  app.post('/auth/register', { config: { access: 'public' } }, async () => {
    throw new ApiError('sign-up-closed')
  })

  app.get('/auth/password', { config: { access: 'signed-in', beforeStep: true } }, async ({ query }) => {
    readNoQuery(query)
    const { 'security.passwordLength': least } = await settingsOfShop(context, ['security.passwordLength'])
    return { least }
  })

  app.post('/auth/password', { config: { access: 'signed-in', beforeStep: true } }, async (request) => {
    const { current, next } = readBody(passwordChangeSchema, request.body)
    const { actor, session, ip } = request
    await changePassword(context, {
      accountId: actor.id,
      sessionId: session.id,
      current,
      next,
      address: ip,
    })
    tell({
      accountId: actor.id,
      key: 'account.password_changed',
      values: { 'account.time': new Date().toISOString() },
    })
    return {}
  })
}
