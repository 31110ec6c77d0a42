import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { causeOf } from '../../../../server/routes/crud.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { askForRight, quietDays } from './askForRight.ts'

const own = { tag: 'sign-in', config: { access: 'signed-in' } } as const

const ownRequest = z.object({
  area: z.string(),
  flag: z.string(),
  status: z.enum(['open', 'granted', 'declined']),
  askedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
  /** When the same may be asked once more. */
  againAt: z.iso.datetime().nullable(),
})

/** Asking for a right that one lacks: open to everybody who is signed in, whatever they may. */
export async function accessRequestRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context.database
  if (!context.registry.accessRequest) return
  const answer = { description: 'One’s own requests, the latest fifty.', schema: z.array(ownRequest) }

  fixedRoute(app, {
    ...own,
    route: 'GET /auth/access-requests',
    id: 'accessRequests',
    summary: 'What rights one has asked for',
    answer,
    handler: ({ actor }) => listOwn(db, actor.id),
  })

  fixedRoute(app, {
    ...own,
    route: 'POST /auth/access-requests',
    id: 'askForRight',
    summary: 'Ask for a right',
    description:
      'Those who may answer find it in their inbox. The same right is asked for once, and few at a time.',
    body: z
      .strictObject({
        area: z.string().regex(/^[A-Za-z][\w.-]{0,59}$/),
        flag: z.string().regex(/^[A-Za-z][\w.-]{0,59}$/),
        page: z
          .string()
          .regex(/^\/app(\/|$)/)
          .max(300),
        sentence: z.string().trim().min(3).max(500),
      })
      .meta({ id: 'AccessRequestOrder' }),
    example: {
      area: 'order',
      flag: 'view',
      page: '/app/pages/orders-list',
      sentence: 'I pack parcels on Saturdays.',
    },
    answer,
    async handler(request) {
      await inTransaction(context, causeOf(request), (work) => askForRight(work, request.body))
      return listOwn(db, request.actor.id)
    },
  })
}

const daysAfter = (moment: Date | string, days: number) =>
  new Date(new Date(moment).getTime() + days * 86_400_000).toISOString()

async function listOwn(db: Db, person: string): Promise<z.output<typeof ownRequest>[]> {
  type Row = z.output<typeof ownRequest> & { asked: Date | string; decided: Date | string | null }
  const { rows } = await sql<Row>`
    SELECT r."area", r."flag", r."status", r."created_at" AS asked, r."decided_at" AS decided, r."answer"
    FROM "access_request" r WHERE r."person"::text = ${person} ORDER BY r."created_at" DESC LIMIT 50`.execute(
    db,
  )
  return rows.map(({ asked, decided, area, flag, status, answer }) => ({
    area,
    flag,
    status,
    askedAt: new Date(asked).toISOString(),
    decidedAt: decided && new Date(decided).toISOString(),
    answer,
    againAt: status === 'declined' && decided ? daysAfter(decided, quietDays) : null,
  }))
}
