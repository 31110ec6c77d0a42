import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import { keyedEntrySchema } from '../../../../server/auth/permissions.ts'
import {
  beginRoleView,
  endRoleView,
  findRoleView,
  roleViewMinutes,
} from '../../../../server/auth/roleViews.ts'
import type { Context } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { refused } from '../../../../server/refused.ts'
import { viewHeader } from '../../../../server/requests/access.ts'
import { causeOf } from '../../../../server/routes/crud.ts'
import { empty, fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import { demandReach } from '../../subAdmin/server/checkStaff.ts'
import { subAdminRole } from '../subAdminRole.ts'
import { mayViewAs } from './checkRole.ts'

/** As which role somebody looks, and at which places; at none said, at all. */
const viewAsSchema = z.strictObject({ role: z.guid(), locations: z.array(z.guid()).max(50).default([]) })

/** Looking at the shop as a role has it: what begins here is a header of the requests that follow, which read alone. */
export async function roleViewRoutes(app: FastifyInstance, context: Context): Promise<void> {
  if (!context.registry.subAdminRole) return
  const own = { tag: 'sign-in', config: { access: 'signed-in', endsView: true } } as const

  fixedRoute(app, {
    tag: 'sign-in',
    config: { access: 'signed-in' },
    route: 'POST /auth/view-as',
    id: 'viewAs',
    summary: 'Look at the shop as a role has it',
    description:
      'Requests of this session that carry the answered id in `X-View-As` are answered as somebody with this role alone would be, and change nothing. The history of the role says who looked. Ends with the session, and after an hour.',
    body: viewAsSchema.meta({ id: 'ViewAs' }),
    example: { role: '019298f0-0000-7000-8000-000000000000', locations: [] },
    answer: {
      description: 'The look has begun.',
      schema: z.object({
        id: z.guid(),
        role: z.object({ id: z.guid(), name: z.string() }),
        until: z.iso.datetime(),
        permissions: z.array(keyedEntrySchema),
      }),
    },
    async handler(request) {
      const { actor, session, body, locale } = request
      if (!hasFlag(actor, subAdminRole.name, 'view') || !mayViewAs(actor)) throw new ApiError('forbidden')
      return inTransaction(context, causeOf(request), async ({ db, at, requestId }) => {
        await demandRole(db, actor, body)
        const until = new Date(Date.now() + roleViewMinutes * 60_000).toISOString()
        const id = await beginRoleView(db, {
          sessionId: session.id,
          roleId: body.role,
          locations: body.locations,
          until,
        })
        const looker = { type: actor.type, grants: session.grants }
        const view = await findRoleView(db, session.id, id, looker, locale)
        if (!view) throw new ApiError('not-found')
        await note(db, { actor, at, requestId, role: body.role })
        return { id, role: view.role, until, permissions: [...view.grants.entries] }
      })
    },
  })

  fixedRoute(app, {
    ...own,
    route: 'DELETE /auth/view-as',
    id: 'endViewAs',
    summary: 'End the look as a role',
    description: 'The one that the request names in `X-View-As`.',
    answer: { description: 'It has ended.', schema: empty },
    async handler({ session, headers }) {
      await endRoleView(context.database.db, session.id, String(headers[viewHeader]))
      return {}
    },
  })
}

/** @throws ApiError `not-found`, and `invalid` for a role or a place that is beyond the actor's own */
async function demandRole(
  db: Tx,
  actor: Actor,
  { role, locations }: z.output<typeof viewAsSchema>,
): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM _roles WHERE id = ${role}`.execute(db)
  if (rows.length === 0) throw new ApiError('not-found')
  await demandReach(db, actor, { administrator: false, roles: [role] })
  const own = actor.reach?.locations
  if (own && !locations.every((id) => own.includes(id)))
    throw refused<typeof viewAsSchema>('locations', 'not-allowed')
}

/** Whoever looks is known: the history of the role says so, and their own activity does. */
async function note(
  db: Tx,
  { actor, at, requestId, role }: { readonly actor: Actor; at: string; requestId: string; role: string },
): Promise<void> {
  await sql`
    INSERT INTO "_history" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id")
    SELECT ${uuidv7()}::uuid, ${subAdminRole.name}, "id", "version", ${at}::timestamptz, ${actor.id}, ${actor.name}, 'viewedAs', '[]', ${requestId}
    FROM "sub_admin_role" WHERE "id" = ${role}`.execute(db)
}
