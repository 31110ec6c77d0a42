import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { isSameSecret } from '../requests/isSameSecret.ts'
import type { QueueLength } from './metrics.ts'

/** `/metrics` for Prometheus, to whoever has the token of the settings; without one there is no such route. `queuesOf` answers the queues of the shop. */
export async function metricsRoute(
  app: FastifyInstance,
  { settings, metrics, database }: Context,
  queuesOf: (db: Db) => Promise<readonly QueueLength[]>,
): Promise<void> {
  const { metricsToken } = settings
  if (!metricsToken || !metrics) return
  app.get('/metrics', { config: { access: 'public' } }, async ({ headers }, reply) => {
    if (!isSameSecret(`Bearer ${metricsToken}`, headers.authorization)) throw new ApiError('signed-out')
    const { rows } = await sql<QueueLength>`
      SELECT 'jobs' AS queue, status AS state, count(*)::int AS length FROM job GROUP BY status`.execute(
      database.db,
    )
    const sessions = Object.entries(database.sessions()).map(([state, length]) => ({
      queue: 'database',
      state,
      length,
    }))
    // Nobody compares the moment of one scrape with what a proxy kept of another.
    reply.header('Cache-Control', 'no-store').type(metrics.contentType)
    return metrics.text([...rows, ...sessions, ...(await queuesOf(database.db))])
  })
}
