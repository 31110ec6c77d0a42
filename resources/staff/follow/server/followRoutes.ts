import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { logPage, logPageSchema } from '../../../../server/activity/logPage.ts'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { inTransaction, reading } from '../../../../server/records/work.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import { subAdmin } from '../../subAdmin/subAdmin.ts'
import { follow, followedBy, readFollowing, unfollow } from './follows.ts'
import { tellFollowed } from './tellFollowed.ts'

const signedIn = { tag: 'log', config: { access: 'signed-in' } } as const

const answer = {
  description: 'Whether one follows them now, and how many colleagues do.',
  schema: z.object({ follows: z.boolean(), followers: z.int() }).meta({ id: 'Following' }),
}

/**
 * Following colleagues: what they do is read in one place, and they hear who reads it. It shows nothing that the log would not show, so it
 * is for whoever may see both the staff and the log.
 */
export async function followRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { registry } = context
  if (!registry[subAdmin.name]) return

  fixedRoute(app, {
    ...signedIn,
    route: 'GET /follows',
    id: 'follows',
    summary: 'Whom one follows',
    answer: {
      description: 'The colleagues whom one follows, and how many follow oneself.',
      schema: z.object({
        people: z.array(z.object({ id: z.guid(), name: z.string() })),
        followers: z.int(),
      }),
    },
    handler: ({ actor }) =>
      reading(context, async (db) => ({
        people: mayFollow(actor) ? await followedBy(db, actor.id) : [],
        followers: (await readFollowing(db, { follower: actor.id, followed: actor.id })).followers,
      })),
  })

  fixedRoute(app, {
    ...signedIn,
    route: 'GET /follows/activity',
    id: 'followedActivity',
    summary: 'What the colleagues did whom one follows',
    description:
      'A page of 25 of the log, newest first, under the rights of whoever asks. Needs the permissions subAdmin.view and activityLog.view. Another page goes on after the last entry (`before`).',
    query: z.strictObject({ before: z.guid().toLowerCase() }).partial(),
    answer: {
      description: 'The titles are those of today; null for records that are gone or may not be seen.',
      schema: logPageSchema,
    },
    async handler({ actor, query, locale }) {
      demandFollower(actor)
      const people = await reading(context, (db) => followedBy(db, actor.id))
      return logPage(context, actor, locale, { ...query, by: people.map(({ id }) => id) })
    },
  })

  fixedRoute(app, {
    ...signedIn,
    route: 'GET /follows/:id',
    id: 'following',
    summary: 'Whether one follows a colleague',
    params: z.object({ id: z.guid() }),
    answer,
    async handler({ actor, params }) {
      if (!hasFlag(actor, subAdmin.name, 'view')) throw new ApiError('forbidden')
      return reading(context, (db) => readFollowing(db, { follower: actor.id, followed: params.id }))
    },
  })

  for (const method of ['PUT', 'DELETE'] as const)
    fixedRoute(app, {
      ...signedIn,
      route: `${method} /follows/:id`,
      id: method === 'PUT' ? 'follow' : 'unfollow',
      summary: method === 'PUT' ? 'Follow a colleague' : 'Follow a colleague no longer',
      description:
        'Whoever is followed is told of it (`staff.followed`). Needs the permissions subAdmin.view and activityLog.view.',
      params: z.object({ id: z.guid() }),
      answer,
      refusals: [404, 409],
      async handler({ actor, id, params }) {
        demandFollower(actor)
        if (params.id === actor.id) throw new ApiError('not-allowed-now')
        const pair = { follower: actor.id, followed: params.id }
        return inTransaction(context, { actor, requestId: id }, async (work) => {
          if (!(await work.records.read(subAdmin, params.id))) throw new ApiError('not-found')
          if (method === 'DELETE') await unfollow(work.db, pair)
          else if (await follow(work.db, pair)) await tellFollowed(work, actor, params.id)
          return readFollowing(work.db, pair)
        })
      },
    })
}

const mayFollow = (actor: Actor) =>
  hasFlag(actor, subAdmin.name, 'view') && hasFlag(actor, 'activityLog', 'view')

/** @throws ApiError `forbidden` */
function demandFollower(actor: Actor): void {
  if (!mayFollow(actor)) throw new ApiError('forbidden')
}
