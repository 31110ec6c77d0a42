import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import { endFeed, feedSchema, findFeed, readFeed, renewFeed } from './feeds.ts'
import { writeFeed } from './writeFeed.ts'

const own = { tag: 'sign-in', config: { access: 'signed-in' } } as const

/**
 * The calendar of each person for programs that subscribe to it: at a secret address, which shows what its person may see at that moment. No token of another
 * system makes one, as it would show more than the token may.
 */
export async function feedRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, settings, registry } = context
  if (!registry.calendarEvent) return
  const originOf = ({ protocol, host }: FastifyRequest) => settings.publicUrl ?? `${protocol}://${host}`

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/calendar-feed',
    id: 'calendarFeed',
    summary: 'Whether one’s calendar has an address for programs that subscribe',
    answer: {
      description: 'Since when, and when it was last read; null where there is none.',
      schema: feedSchema,
    },
    handler: ({ actor }) => readFeed(database.db, actor.id),
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/calendar-feed',
    id: 'renewCalendarFeed',
    summary: 'Make the address of one’s calendar anew',
    description: 'The one before leads nowhere from then on.',
    answer: {
      description: 'The address, told here only.',
      schema: feedSchema.extend({ address: z.url() }),
    },
    refusals: [409],
    async handler(request) {
      const { actor } = request
      if (!hasFlag(actor, 'calendarEvent', 'view')) throw new ApiError('not-allowed-now')
      const token = await renewFeed(database.db, actor.id)
      const address = `${originOf(request)}${app.prefix}/calendar-feeds/${token}.ics`
      return { ...(await readFeed(database.db, actor.id)), address }
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'DELETE /auth/calendar-feed',
    id: 'endCalendarFeed',
    summary: 'End the address of one’s calendar',
    answer: { description: 'It leads nowhere from then on.', schema: feedSchema },
    async handler({ actor }) {
      await endFeed(database.db, actor.id)
      return readFeed(database.db, actor.id)
    },
  })

  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'public', forStaff: true },
    route: 'GET /calendar-feeds/:file',
    id: 'readCalendarFeed',
    summary: 'The calendar of whoever gave its secret address away',
    params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
    answer: {
      description:
        'From a month ago to a year ahead (RFC 5545): the events that its person sees, and the dates of the shop that they switched on and may view. Not found once the address was renewed, or they may not come in.',
      type: 'text/calendar',
      schema: z.string(),
    },
    async handler(request, reply) {
      const owner = await findFeed(context, request.params.file.slice(0, -'.ics'.length))
      if (!owner) throw new ApiError('not-found')
      const text = await writeFeed(context, owner, { origin: originOf(request), now: new Date() })
      return reply
        .header('Cache-Control', 'private, no-cache')
        .header('X-Robots-Tag', 'noindex')
        .header('Content-Disposition', 'inline; filename="calendar.ics"')
        .type('text/calendar; charset=utf-8')
        .send(text)
    },
  })
}
