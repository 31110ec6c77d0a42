import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { readBody, readNoQuery } from '../../../../server/requests/read.ts'
import { inboxReadSchema, inboxSnoozeSchema } from '../../../../src/derive/inbox.ts'
import { countUnread, listInbox, markRead, snooze } from './inbox.ts'

const own = { config: { access: 'signed-in' } } as const

/** What the shop has told the person who is signed in, behind the bell: their own alone, so it needs no permission. */
export async function inboxRoutes(
  app: FastifyInstance,
  { database: { db }, registry }: Context,
): Promise<void> {
  // A shop without these areas has nothing to tell.
  const isThere = Boolean(registry.notification && registry.notificationKey)
  const unread = async (accountId: string) => ({ unread: isThere ? await countUnread(db, accountId) : 0 })

  app.get('/auth/inbox', own, async ({ actor, query }) => {
    readNoQuery(query)
    return { ...(await unread(actor.id)), messages: isThere ? await listInbox(db, actor.id) : [] }
  })

  app.get('/auth/inbox/unread', own, async ({ actor, query }) => {
    readNoQuery(query)
    return unread(actor.id)
  })

  app.post('/auth/inbox/read', own, async ({ actor, body }) => {
    const { ids } = readBody(inboxReadSchema, body ?? {})
    if (isThere) await markRead(db, actor.id, ids)
    return unread(actor.id)
  })

  app.post<{ Params: { id: string } }>('/auth/inbox/:id/snooze', own, async ({ actor, params, body }) => {
    const { until } = readBody(inboxSnoozeSchema, body)
    if (!isThere) throw new ApiError('not-found')
    await snooze(db, actor.id, params.id, until)
    return unread(actor.id)
  })
}
