import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { inboxReadSchema, inboxSnoozeSchema } from '../../../../src/derive/inbox.ts'
import { notifiesStaff } from '../../../messages/notification/server/notifiesStaff.ts'
import { countUnread, inboxMessageSchema, listInbox, markRead, snooze } from './inbox.ts'

const own = { tag: 'sign-in', config: { access: 'signed-in' } } as const

const left = z.object({ unread: z.int().min(0) })

/** What the shop has told the person who is signed in, behind the bell: their own alone, so it needs no permission. */
export async function inboxRoutes(
  app: FastifyInstance,
  { database: { db }, registry }: Context,
): Promise<void> {
  const isThere = notifiesStaff(registry)
  const unread = async (accountId: string) => ({ unread: isThere ? await countUnread(db, accountId) : 0 })

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/inbox',
    id: 'inbox',
    summary: 'What the shop has told one',
    answer: {
      description:
        'The fifty latest messages of the last sixty days, newest first; those put off are left out.',
      schema: left.extend({ messages: z.array(inboxMessageSchema) }),
    },
    handler: async ({ actor }) => ({
      ...(await unread(actor.id)),
      messages: isThere ? await listInbox(db, actor.id) : [],
    }),
  })

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/inbox/unread',
    id: 'inboxUnread',
    summary: 'How many messages one has not read',
    answer: { description: 'The number alone.', schema: left },
    handler: ({ actor }) => unread(actor.id),
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/inbox/read',
    id: 'inboxRead',
    summary: 'Mark messages as read',
    description: 'All of one’s inbox where `ids` is absent.',
    body: inboxReadSchema.meta({ id: 'InboxRead' }).default({}),
    example: {},
    answer: { description: 'How many are left.', schema: left },
    async handler({ actor, body }) {
      if (isThere) await markRead(db, actor.id, body.ids)
      return unread(actor.id)
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/inbox/:id/snooze',
    id: 'inboxSnooze',
    summary: 'Put a message off',
    params: z.object({ id: z.guid() }),
    body: inboxSnoozeSchema.meta({ id: 'InboxSnooze' }),
    answer: { description: 'How many are left.', schema: left },
    async handler({ actor, params, body }) {
      if (!isThere) throw new ApiError('not-found')
      await snooze(db, actor.id, params.id, body.until)
      return unread(actor.id)
    },
  })
}
