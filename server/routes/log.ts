import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hasFlag } from '../../src/core/index.ts'
import { exportLog } from '../activity/exportLog.ts'
import { logPage, logPageSchema } from '../activity/logPage.ts'
import { logQuerySchema } from '../activity/readLog.ts'
import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { exportMark } from './exportMark.ts'
import { fixedRoute } from './fixedRoute.ts'

/** What everybody did in the shop, for whoever may read the log. */
export async function logRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { registry, database } = context

  fixedRoute(app, {
    tag: 'log',
    config: { access: 'signed-in' },
    route: 'GET /log',
    id: 'log',
    summary: 'What everybody did',
    description:
      'A page of 25, newest first, of the areas that the caller may view and of records that they see or saw, without hidden fields. Needs the permission activityLog.view. Another page goes on after the last entry (`before`).',
    query: logQuerySchema,
    answer: {
      description: 'The titles are those of today; null for records that are gone or may not be seen.',
      schema: logPageSchema,
    },
    handler({ actor, query, locale }) {
      demandReader(actor)
      return logPage(context, actor, locale, query)
    },
  })

  fixedRoute(app, {
    tag: 'log',
    config: { access: 'signed-in' },
    route: 'GET /log/export',
    id: 'exportLog',
    summary: 'What everybody did, as a file',
    description:
      'The same as CSV, a line for each changed field, at most 100,000 entries. Where the shop asks for a reason (`reason-asked`), it stands in each line.',
    query: logQuerySchema.extend({ reason: z.string().max(255).optional() }),
    answer: { description: 'A CSV file in UTF-8.', type: 'text/csv', schema: z.string() },
    refusals: [422],
    async handler({ actor, query: { reason, ...query } }, reply) {
      demandReader(actor)
      const mark = await exportMark(context, actor, reason, new Date().toISOString())
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="log.csv"')
        .send(Readable.from(exportLog(database, registry, actor, query, mark), { highWaterMark: 1 }))
    },
  })
}

/** @throws ApiError `forbidden` */
function demandReader(actor: Actor): void {
  if (!hasFlag(actor, 'activityLog', 'view')) throw new ApiError('forbidden')
}
