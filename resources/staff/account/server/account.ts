import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { activityQuerySchema, activitySchema, listOwnActivity } from '../../../../server/auth/ownActivity.ts'
import { readPreferences, storePreferences } from '../../../../server/auth/preferences.ts'
import type { Context } from '../../../../server/context.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { ownEventSchema, ownPreferencesSchema, preferencesSchema } from '../../../../src/derive/account.ts'
import { pushState } from '../../../messages/notification/server/carryPush.ts'
import { notifiesStaff } from '../../../messages/notification/server/notifiesStaff.ts'
import {
  eventChoiceSchema,
  listOwnEvents,
  storeOwnEvent,
} from '../../../messages/notification/server/ownChoices.ts'
import {
  ownTestAnswerSchema,
  ownTestSchema,
  sendOwnTest,
} from '../../../messages/notification/server/ownTest/sendOwnTest.ts'

const own = { tag: 'sign-in', config: { access: 'signed-in', beforeStep: true } } as const

const ownPreferences = ownPreferencesSchema.meta({ id: 'OwnPreferences' })

/** How everybody likes to work, what they did and what they hear of. */
export async function accountRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, registry } = context

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/preferences',
    id: 'preferences',
    summary: 'How one likes to work',
    answer: {
      description:
        'What was ever chosen, and how the dashboards are arranged for one’s roles (`roleDashboards`), which holds for a board that one arranged nothing of.',
      schema: ownPreferences,
    },
    handler: ({ actor }) => readPreferences(database, actor.id),
  })

  fixedRoute(app, {
    ...own,
    route: 'PUT /auth/preferences',
    id: 'keepPreferences',
    summary: 'Keep preferences',
    description: 'Keys that are absent keep their value.',
    body: preferencesSchema.meta({ id: 'Preferences' }),
    example: { currentTheme: 'dark', locale: 'en' },
    answer: { description: 'All of them, as they are now.', schema: ownPreferences },
    handler: ({ actor, body }) => storePreferences(database, actor.id, body),
  })

  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'signed-in' },
    route: 'GET /auth/activity',
    id: 'ownActivity',
    summary: 'What one did',
    description:
      'A page of 25, newest first, of the areas that one may see today. Another page goes on after the last entry (`before`).',
    query: activityQuerySchema,
    answer: {
      description: 'The titles are those of today; null for records that are gone or may not be seen.',
      schema: activitySchema,
    },
    handler: ({ actor, query, locale }) => listOwnActivity(context, actor, locale, query),
  })

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/notifications',
    id: 'ownEvents',
    summary: 'What one hears of, and by which ways',
    answer: {
      description: 'The events of one’s roles and of one’s own work; whether push messages reach one at all.',
      schema: z.object({ push: z.boolean(), events: z.array(eventChoiceSchema) }),
    },
    async handler({ actor, locale }) {
      if (!notifiesStaff(registry)) return { push: false, events: [] }
      const push = (await pushState(database.db, actor.id)) === 'ready'
      return { push, events: await listOwnEvents(database.db, actor.id, locale) }
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'PUT /auth/notifications/:key',
    id: 'keepOwnEvent',
    summary: 'Choose by which ways one hears of an event',
    description: 'Ways that are absent stay as they are. What the law demands is not for choosing.',
    params: z.object({ key: z.string() }),
    body: ownEventSchema.meta({ id: 'OwnEventChange' }),
    example: { email: true },
    answer: { description: 'The event as it is now.', schema: eventChoiceSchema },
    async handler({ actor, params, body, locale }) {
      if (!notifiesStaff(registry)) throw new ApiError('not-found')
      return storeOwnEvent(database.db, actor.id, locale, params.key, body)
    },
  })

  if (!notifiesStaff(registry)) return
  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'signed-in' },
    route: 'POST /auth/notifications/test',
    id: 'sendOwnTest',
    summary: 'Send oneself a message',
    description:
      'By the way and the carrier of every other message, at once; ten an hour. Refused at `channel` where the shop has not set the way up, or none of one’s browsers takes push messages.',
    body: ownTestSchema.meta({ id: 'OwnTest' }),
    example: { channel: 'inApp' },
    answer: {
      description: 'What has become of it, where it went, and what the carrier said where it failed.',
      schema: ownTestAnswerSchema,
    },
    refusals: [429],
    handler: ({ actor, id, body, locale }) =>
      sendOwnTest(context, { accountId: actor.id, requestId: id, locale }, body.channel),
  })
}
