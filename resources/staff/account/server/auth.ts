import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { changePassword } from '../../../../server/auth/changePassword.ts'
import { limitSessions } from '../../../../server/auth/limitSessions.ts'
import { endSession } from '../../../../server/auth/sessions.ts'
import { signIn, userSchema } from '../../../../server/auth/signIn.ts'
import type { Context } from '../../../../server/context.ts'
import { bearerToken } from '../../../../server/requests/access.ts'
import { empty, fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import {
  credentialsSchema,
  forgottenSchema,
  passwordChangeSchema,
} from '../../../../src/derive/credentials.ts'
import { browserName } from '../../../messages/notification/server/browserName.ts'
import { forgottenPassword, mailsLinks } from '../../../messages/notification/server/forgottenPassword.ts'
import { type AccountEvent, notifyAccount } from '../../../messages/notification/server/notifyAccount.ts'
import { settingsOfShop } from '../../../shared/settings/server/readSettings.ts'

const own = { tag: 'sign-in', config: { access: 'signed-in', beforeStep: true } } as const

/** Signing in, signing out and changing one's password. */
export async function authRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // Nobody waits at the door for a message about it to be written; closing the server does.
  const telling = new Set<Promise<void>>()
  const keep = (work: Promise<void>) => {
    const told = work.finally(() => telling.delete(told))
    telling.add(told)
  }
  const tell = (event: AccountEvent) => keep(notifyAccount(context, event))
  app.addHook('onClose', async () => void (await Promise.all(telling)))

  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'public', forStaff: true },
    route: 'POST /auth/login',
    id: 'signIn',
    summary: 'Sign in',
    description:
      'A customer gets an answer too, with the type CUSTOMER and a token that opens nothing. Where the account has a second step, the right password alone is refused as `code-needed`, and the same call is made again with `code`: that of the authenticator app, or a recovery code.',
    body: credentialsSchema.meta({ id: 'Credentials' }),
    example: { authinfo: 'admin@atelier.test', password: 'atelier-demo', deviceToken: null },
    answer: {
      description: 'A session has begun.',
      schema: z.object({ sessionToken: z.string(), user: userSchema }),
    },
    refusals: [401],
    async handler({ body, headers, ip }) {
      const userAgent = headers['user-agent']
      const answer = await signIn(context, body, { address: ip, userAgent })
      await limitSessions(context, answer.user._id)
      const browser = browserName(userAgent)
      tell({
        accountId: answer.user._id,
        key: 'staff.new_login',
        once: browser,
        values: {
          'login.time': new Date().toISOString(),
          'login.browser': browser,
          'login.address': ip,
        },
      })
      return answer
    },
  })

  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'public', forStaff: true },
    route: 'POST /auth/forgotten',
    id: 'forgotten',
    summary: 'Ask for a link to a new password',
    description:
      'Answers the same for every address. Whoever has an account gets the link by e-mail; three an hour for one address.',
    body: forgottenSchema.meta({ id: 'Forgotten' }),
    answer: {
      description: 'Whether this shop sends such links at all; if not, an administrator makes one.',
      schema: z.object({ byMail: z.boolean() }),
    },
    async handler({ body, ip }) {
      const send = await forgottenPassword(context, { email: body.email, address: ip })
      const byMail = await mailsLinks(context)
      if (byMail) keep(send())
      return { byMail }
    },
  })

  fixedRoute(app, {
    tag: 'sign-in',
    // Signing out must also work where the session has ended already.
    config: { access: 'public' },
    route: 'POST /auth/logout',
    id: 'signOut',
    summary: 'Sign out',
    answer: { description: 'The session, if there was one, has ended.', schema: empty },
    async handler(request) {
      const token = bearerToken(request)
      if (token !== undefined) await endSession(context.database, token)
      return {}
    },
  })

  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'public' },
    route: 'POST /auth/register',
    id: 'signUp',
    summary: 'Sign up',
    description: 'Always refused: accounts are made by those who run the shop.',
    answer: { description: 'Never answered.', schema: empty },
    refusals: [403],
    handler() {
      throw new ApiError('sign-up-closed')
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/password',
    id: 'passwordRule',
    summary: 'What a new password has to be',
    answer: {
      description: 'The fewest characters that the shop asks for.',
      schema: z.object({ least: z.int().min(0) }),
    },
    async handler() {
      const { 'security.passwordLength': least } = await settingsOfShop(context, ['security.passwordLength'])
      return { least }
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/password',
    id: 'changePassword',
    summary: 'Change one’s password',
    description: 'Ends all other sessions of the account.',
    body: passwordChangeSchema.meta({ id: 'PasswordChange' }),
    example: { current: 'atelier-demo', next: 'seven lamps on a pier' },
    answer: { description: 'The password is changed.', schema: empty },
    async handler({ actor, session, ip, body }) {
      await changePassword(context, { accountId: actor.id, sessionId: session.id, ...body, address: ip })
      tell({
        accountId: actor.id,
        key: 'account.password_changed',
        values: { 'account.time': new Date().toISOString() },
      })
      return {}
    },
  })
}
