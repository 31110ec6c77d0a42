import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { hasFlag, type Resource } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { type Presence, placeOf } from '../presence/presence.ts'
import { fromTable } from '../records/recordSql.ts'
import { visible } from '../records/visible.ts'
import { reading } from '../records/work.ts'
import { fixedRoute } from './fixedRoute.ts'

/** Whether a record is there and shown to somebody. */
async function isSeen(db: Db, actor: Actor, resource: Resource, id: string): Promise<boolean> {
  if (!hasFlag(actor, resource.name, 'view')) return false
  const { rows } = await sql`
    SELECT 1 FROM ${sql.raw(fromTable(resource))} WHERE t."id" = ${id} AND ${visible(resource, actor)}`.execute(
    db,
  )
  return rows.length > 0
}

/** Who else is at a record. */
export function presenceRoutes(app: FastifyInstance, context: Context, presence: Presence): void {
  const { registry } = context
  fixedRoute(app, {
    tag: 'presence',
    config: { access: 'signed-in', reads: true, quiet: true },
    route: 'POST /presence',
    id: 'presence',
    summary: 'Say that one is at a record, and learn who else is',
    description:
      'A sign holds for forty seconds; give one every fifteen, and `gone` when you leave. It prolongs no session and is written down nowhere. At a record that is gone, or that one may not see, nobody is. `presence` in the stream of changes says when to ask again.',
    body: z.strictObject({
      area: z.string().max(60),
      id: z.guid().toLowerCase(),
      tab: z.string().min(1).max(40).describe('Any text that tells one tab of the caller from another.'),
      doing: z.enum(['looking', 'editing', 'gone']),
    }),
    answer: {
      description: 'The others who are there.',
      schema: z.array(z.object({ id: z.string(), name: z.string(), doing: z.enum(['looking', 'editing']) })),
    },
    refusals: [404],
    async handler({ actor, body: { area, id, tab, doing } }) {
      const resource = (Object.hasOwn(registry, area) ? registry[area] : undefined) as Resource | undefined
      if (!resource) throw new ApiError('not-found')
      const place = placeOf(area, id)
      // Whoever looks at the shop as a role is nobody, and is not seen.
      if (actor.viewedRole || !(await reading(context, (db) => isSeen(db, actor, resource, id)))) return []
      await presence.tell({ place, person: actor.id, name: actor.name, tab, doing })
      return presence.at(place).filter((other) => other.id !== actor.id)
    },
  })
}
