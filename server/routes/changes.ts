import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../apiError.ts'
import { changesFor } from '../changes/changesFor.ts'
import { feedOf } from '../changes/feed.ts'
import { type ChangeStream, changeStream } from '../changes/stream.ts'
import type { Context } from '../context.ts'
import { type Presence, presenceOf } from '../presence/presence.ts'
import { fixedRoute } from './fixedRoute.ts'
import { presenceRoutes } from './presence.ts'

/** Streams that one person has open in a process: a browser needs one, whatever its tabs. */
const mostOfOne = 20

/** Which records change, as it happens. */
export async function changeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const feed = feedOf(context.database)
  const presence = presenceOf(context.database)
  app.addHook('onClose', async () => presence.close())
  presenceRoutes(app, context, presence)
  const open = new Map<ChangeStream, string>()
  // The server waits for none of them: their readers go on where they stopped, elsewhere or once it is back.
  app.addHook('preClose', (done) => {
    for (const stream of open.keys()) stream.end()
    done()
  })

  fixedRoute(app, {
    tag: 'changes',
    config: { access: 'signed-in', byToken: true, endless: true },
    route: 'GET /changes',
    id: 'changes',
    summary: 'Which records change, as it happens',
    description:
      'Server-sent events. `changes` names records of the areas that the caller may view and that they see or saw, and what tells them something, such as a message to them; never a value: read what you need. `presence` names records at which the caller is (`POST /presence`) and others came or went. `ready` comes first where no position was sent, `reset` where not everything since it can be told: read anew. Each carries the position after it, which goes into `Last-Event-ID` when the connection was lost; nothing is missed then. The stream ends with the session.',
    headers: z.object({
      'last-event-id': z.string().max(8100).optional().describe('The position after which to go on.'),
    }),
    answer: {
      description: 'One message after another; the data of `changes` is a JSON array.',
      type: 'text/event-stream',
      schema: z
        .array(
          z.object({
            resource: z.enum(Object.keys(context.registry)),
            id: z.uuid(),
            kind: z.enum(['create', 'update', 'delete']),
          }),
        )
        .meta({ id: 'Changes' }),
    },
    refusals: [429],
    handler(request, reply) {
      const { id } = request.actor
      const from = request.headers['last-event-id']
      if ([...open.values()].filter((owner) => owner === id).length >= mostOfOne)
        throw new ApiError('too-many-requests', { retryAfter: 30 })
      const stream = changeStream({
        feed,
        from: typeof from === 'string' ? from : undefined,
        async choose(changes) {
          await app.identifyAgain(request)
          return changesFor(context, request.actor, changes)
        },
        aside: besideOf(presence, id),
        over: () => open.delete(stream),
      })
      open.set(stream, id)
      return reply.type('text/event-stream').header('X-Accel-Buffering', 'no').send(stream.stream)
    },
  })
}

/** Of the records at which somebody is, those at which others came or went; who they are is asked for, as one's rights are then. */
function besideOf(presence: Presence, person: string) {
  const places = new Set<string>()
  return {
    follow: (due: () => void) =>
      presence.follow((place) => {
        if (!presence.isAt(place, person)) return
        places.add(place)
        due()
      }),
    take() {
      const told = [...places].map((place) => {
        const [resource, id] = place.split(' ')
        return { resource, id }
      })
      places.clear()
      return told.length > 0 ? [['presence', JSON.stringify(told)] as const] : []
    },
  }
}
