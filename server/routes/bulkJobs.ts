import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Resource } from '../../src/core/index.ts'
import { ApiError, type KeptError, revivedError } from '../apiError.ts'
import type { Db } from '../database/schema.ts'
import { bulkAction, readValues } from '../records/bulkAction.ts'
import { type BulkJob, cancelBulkJob, ownBulkJob, readBulkJobs } from '../records/bulkJobs/bulkJob.ts'
import { runBulkJobs, stopBulkJobs } from '../records/bulkJobs/bulkRunner.ts'
import { confirmBulkJob, startBulkJob } from '../records/bulkJobs/startBulkJob.ts'
import { contentRange, readParameters, readRange } from '../records/parameters.ts'
import { demand } from '../records/refuse.ts'
import { inTransaction, reading } from '../records/work.ts'
import { readBody } from '../requests/read.ts'
import { refusalAnswer } from './bulk.ts'
import { causeOf } from './crud.ts'
import type { RecordRoutesContext } from './routesContext.ts'

/** As many as are listed, and as many reasons as one of them is answered with. */
const mostListed = 20

const asking = z.strictObject({
  action: z.string().max(60),
  filter: z.record(z.string(), z.unknown()),
  data: z.record(z.string(), z.unknown()).optional(),
  changes: z.record(z.string(), z.unknown()).optional(),
})
const based = z.strictObject({ version: z.int() })

type OfJob = { Params: { id: string } }

/** What is done to all records that meet a condition, however many: looked at first, then done, portion by portion, for as long as it takes. */
export function bulkJobRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  app.addHook('preClose', () => stopBulkJobs(context))
  for (const resource of Object.values(context.registry)) {
    const path = `/${resource.endpoint}/bulk/jobs`
    const config = { access: 'signed-in', resource } as const

    app.post(path, { config }, async (request, reply) => {
      readParameters(request.query, [])
      demand(request.actor, resource, 'view')
      const { action, filter, data = {}, changes: given } = readBody(asking, request.body)
      const { takesData, takesChanges } = bulkAction(resource, action)
      const surplus =
        (!takesData && data && Object.keys(data)[0]) || (!takesChanges && given && Object.keys(given)[0])
      if (surplus) throw new ApiError('unknown-field', { values: { field: surplus.slice(0, 100) } })
      const changes = readValues(resource, request.actor, { data, changes: given })
      const asked = { filter, data, changes }
      const job = await startBulkJob(context, causeOf(request), resource, action, asked)
      runBulkJobs(context)
      return reply.code(201).send(told(job, request, resource))
    })

    app.get(path, { config }, async (request) => {
      demand(request.actor, resource, 'view')
      readParameters(request.query, [])
      const own = sql<boolean>`"resource" = ${resource.name} AND "actor_id" = ${request.actor.id}`
      const jobs = await reading(context, (db) => readBulkJobs(db, own, mostListed))
      return jobs.map((job) => told(job, request, resource))
    })

    app.get<OfJob>(`${path}/:id`, { config }, (request) => {
      demand(request.actor, resource, 'view')
      readParameters(request.query, [])
      return reading(context, async (db) => {
        const job = await ownBulkJob(db, resource, request.actor, request.params.id.toLowerCase())
        return { ...told(job, request, resource), reasons: await reasonsOf(db, job, request, resource) }
      })
    })

    app.get<OfJob>(`${path}/:id/refused`, { config }, async (request, reply) => {
      demand(request.actor, resource, 'view')
      const range = readRange(readParameters(request.query, ['range']).range)
      return reading(context, async (db) => {
        const job = await ownBulkJob(db, resource, request.actor, request.params.id.toLowerCase())
        const { rows } = await sql<{ id: string; line: number | null; error: KeptError }>`
          SELECT "record_id" AS "id", "line", "error" FROM "_bulk_refusals" WHERE "job" = ${job.id} ORDER BY "line", "record_id"
          OFFSET ${range.from} LIMIT ${range.to - range.from + 1}`.execute(db)
        return reply
          .header('Content-Range', contentRange(resource.endpoint, range, rows.length, job.refused))
          .send(
            rows.map(({ id, line, error }) => ({
              id,
              line: line ?? undefined,
              ...said(error, request, resource),
            })),
          )
      })
    })

    app.post<OfJob>(`${path}/:id/run`, { config }, async (request) => {
      demand(request.actor, resource, 'view')
      readParameters(request.query, [])
      const { version } = readBody(based, request.body)
      const id = request.params.id.toLowerCase()
      const job = await confirmBulkJob(context, causeOf(request), resource, id, version)
      runBulkJobs(context)
      return told(job, request, resource)
    })

    app.post<OfJob>(`${path}/:id/cancel`, { config }, async (request) => {
      demand(request.actor, resource, 'view')
      readParameters(request.query, [])
      return inTransaction(context, causeOf(request), async ({ db, actor }) => {
        const job = await cancelBulkJob(db, resource, actor, request.params.id.toLowerCase())
        return told(job, request, resource)
      })
    })
  }

  const said = (error: KeptError, request: FastifyRequest, resource: Resource) =>
    refusalAnswer(revivedError(error), request, context, resource)

  const told = (job: BulkJob, request: FastifyRequest, resource: Resource) =>
    jobAnswer(job, request, context, resource)

  /** Why records were left out, the commonest reason first, with some of the records. */
  async function reasonsOf(db: Db, { id }: BulkJob, request: FastifyRequest, resource: Resource) {
    const { rows } = await sql<{ error: KeptError; count: number; ids: string[] }>`
      SELECT "error", count(*)::int AS "count", coalesce(
        (array_agg("record_id"::text ORDER BY "record_id") FILTER (WHERE "line" IS NULL))[1:8], '{}') AS "ids"
      FROM "_bulk_refusals" WHERE "job" = ${id} GROUP BY "error" ORDER BY 2 DESC LIMIT ${mostListed}`.execute(
      db,
    )
    return rows.map(({ error, count, ids }) => ({ ...said(error, request, resource), count, ids }))
  }
}

/** A job as its person is told of it, in the language asked for. */
export function jobAnswer(
  { actorId: _, asked: __, last: ___, resource: ____, undoes, outcomes: _____, error, ...open }: BulkJob,
  request: FastifyRequest,
  context: Pick<RecordRoutesContext, 'translate'>,
  resource: Resource,
) {
  return {
    ...open,
    undoes: undoes?.action ?? null,
    error: error && refusalAnswer(revivedError(error), request, context, resource),
  }
}
