import type { FastifyInstance } from 'fastify'
import { confirmEmail, giveUpEmailChange } from '../../../../server/auth/emailChange.ts'
import { changeProfile, profileSchema, readProfile, type SendLinks } from '../../../../server/auth/profile.ts'
import { countAttempt, forgiveAttempt } from '../../../../server/auth/throttle.ts'
import type { Context } from '../../../../server/context.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { emailTokenSchema, profileChangeSchema } from '../../../../src/derive/account.ts'
import { notifiesStaff } from '../../../messages/notification/server/notifiesStaff.ts'
import { sendEmailLinks } from '../../../messages/notification/server/sendEmailLinks.ts'
import { followProfile } from '../../subAdmin/server/ensureStaffRecords.ts'

const own = { tag: 'sign-in', config: { access: 'signed-in', beforeStep: true } } as const

/** What everybody may see and change of who they are. */
export async function profileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, settings, registry } = context

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/profile',
    id: 'profile',
    summary: 'One’s own account',
    answer: { description: 'The account, with the names of its roles.', schema: profileSchema },
    handler: ({ actor, locale }) => readProfile(database, actor.id, locale),
  })

  fixedRoute(app, {
    ...own,
    route: 'PUT /auth/profile',
    id: 'changeProfile',
    summary: 'Change one’s own account',
    description:
      'Another `username` or `email` needs the present `password`. Another `email` waits as `pendingEmail` until the links sent to both addresses were followed.',
    body: profileChangeSchema.meta({ id: 'ProfileChange' }),
    example: { version: 1, name: 'Asha Rao' },
    answer: { description: 'The account as it is now.', schema: profileSchema },
    refusals: [409],
    async handler({ actor, id, body, ip, protocol, host, locale }) {
      const accountId = actor.id
      const asked = { accountId, address: ip, requestId: id }
      const sendLinks: SendLinks = (work, email, tokens) =>
        sendEmailLinks(work, settings, { accountId, email, origin: `${protocol}://${host}` }, tokens)
      await changeProfile(context, asked, body, notifiesStaff(registry) ? sendLinks : undefined)
      await followProfile(context, accountId)
      return readProfile(database, accountId, locale)
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/profile/email',
    id: 'confirmEmail',
    summary: 'Follow a link of a change of one’s e-mail address',
    description: 'The second of the two links makes the address what one signs in with.',
    body: emailTokenSchema.meta({ id: 'EmailToken' }),
    answer: { description: 'The account as it is now.', schema: profileSchema },
    refusals: [404, 409],
    async handler({ actor, body, ip, locale }) {
      const visitor = `link ${ip}`
      await countAttempt(context, visitor, ip)
      await database.transaction((tx) => confirmEmail(tx, actor.id, body.token))
      await forgiveAttempt(database, visitor, ip)
      await followProfile(context, actor.id)
      return readProfile(database, actor.id, locale)
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'DELETE /auth/profile/email',
    id: 'giveUpEmail',
    summary: 'Give up a change of one’s e-mail address',
    answer: { description: 'The account as it is.', schema: profileSchema },
    async handler({ actor, locale }) {
      await giveUpEmailChange(database.db, actor.id)
      return readProfile(database, actor.id, locale)
    },
  })
}
