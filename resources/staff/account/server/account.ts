import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../../server/apiError.ts'
import { sessionTimes } from '../../../../server/auth/accessSettings.ts'
import { confirmEmail, giveUpEmailChange } from '../../../../server/auth/emailChange.ts'
import { listOwnActivity } from '../../../../server/auth/ownActivity.ts'
import { endOwnSession, keepDevice, listSessions } from '../../../../server/auth/ownSessions.ts'
import { keepPreferences, readPreferences } from '../../../../server/auth/preferences.ts'
import { changeProfile, readProfile, type SendLinks } from '../../../../server/auth/profile.ts'
import { endSessionsOf } from '../../../../server/auth/sessions.ts'
import { countAttempt, forgiveAttempt } from '../../../../server/auth/throttle.ts'
import type { Context } from '../../../../server/context.ts'
import { readBody, readNoQuery } from '../../../../server/requests/read.ts'
import {
  deviceSchema,
  emailTokenSchema,
  ownEventSchema,
  preferencesSchema,
  profileChangeSchema,
} from '../../../../src/derive/account.ts'
import { activityQuerySchema } from '../../../../src/derive/activity.ts'
import { pushState } from '../../../messages/notification/server/carryPush.ts'
import { keepOwnEvent, listOwnEvents } from '../../../messages/notification/server/ownChoices.ts'
import { sendEmailLinks } from '../../../messages/notification/server/sendEmailLinks.ts'
import { followProfile } from '../../subAdmin/server/keepStaffRecords.ts'

const own = { config: { access: 'signed-in', beforeStep: true } } as const

/** What everybody may see and change of their own account: who they are, how they like to work, where they are signed in. */
export async function accountRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, settings, registry } = context
  const times = sessionTimes(registry, settings)
  // A shop without notifications has nothing to choose, and asks no address.
  const isTold = Boolean(registry.notification && registry.notificationKey)

  app.get('/auth/profile', own, async ({ actor, query }) => {
    readNoQuery(query)
    return readProfile(database, actor.id)
  })

  app.put('/auth/profile', own, async ({ actor, id, body, ip, protocol, host }) => {
    const accountId = actor.id
    const asked = { accountId, address: ip, requestId: id }
    const sendLinks: SendLinks = (work, email, tokens) =>
      sendEmailLinks(work, settings, { accountId, email, origin: `${protocol}://${host}` }, tokens)
    await changeProfile(context, asked, readBody(profileChangeSchema, body), isTold ? sendLinks : undefined)
    await followProfile(context, accountId)
    return readProfile(database, accountId)
  })

  app.post('/auth/profile/email', own, async ({ actor, body, ip }) => {
    const { token } = readBody(emailTokenSchema, body)
    const visitor = `link ${ip}`
    await countAttempt(context, visitor, ip)
    await database.transaction((tx) => confirmEmail(tx, actor.id, token))
    await forgiveAttempt(database, visitor, ip)
    await followProfile(context, actor.id)
    return readProfile(database, actor.id)
  })

  app.delete('/auth/profile/email', own, async ({ actor }) => {
    await giveUpEmailChange(database.db, actor.id)
    return readProfile(database, actor.id)
  })

  app.get('/auth/preferences', own, async ({ actor, query }) => {
    readNoQuery(query)
    return readPreferences(database, actor.id)
  })

  app.put('/auth/preferences', own, async ({ actor, body }) =>
    keepPreferences(database, actor.id, readBody(preferencesSchema, body)),
  )

  app.get('/auth/activity', { config: { access: 'signed-in' } }, async ({ actor, query, locale }) =>
    listOwnActivity(context, actor, locale, readBody(activityQuerySchema, query)),
  )

  app.get('/auth/notifications', own, async ({ actor, query, locale }) => {
    readNoQuery(query)
    if (!isTold) return { push: false, events: [] }
    const push = (await pushState(database.db, actor.id)) === 'ready'
    return { push, events: await listOwnEvents(database.db, actor.id, locale) }
  })

  app.put<{ Params: { key: string } }>(
    '/auth/notifications/:key',
    own,
    async ({ actor, params, body, locale }) => {
      const channels = readBody(ownEventSchema, body)
      if (!isTold) throw new ApiError('not-found')
      return keepOwnEvent(database.db, actor.id, locale, params.key, channels)
    },
  )

  app.put('/auth/device', own, async ({ session, body }) => {
    const { deviceToken } = readBody(deviceSchema, body)
    await keepDevice(database, session.id, deviceToken)
    return {}
  })

  app.get('/auth/sessions', own, async ({ actor, session, query }) => {
    readNoQuery(query)
    return listSessions(database, { accountId: actor.id, sessionId: session.id }, times)
  })

  app.delete<{ Params: { id: string } }>('/auth/sessions/:id', own, async ({ actor, params }) => {
    await endOwnSession(database, actor.id, params.id)
    return {}
  })

  app.delete('/auth/sessions', own, async ({ actor }) => {
    await endSessionsOf(database.db, actor.id)
    return {}
  })
}
