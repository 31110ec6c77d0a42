import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { recentBulkChanges } from '../records/bulkChanges.ts'
import { runBulkJobs } from '../records/bulkJobs/bulkRunner.ts'
import { startUndoJob } from '../records/bulkJobs/startBulkJob.ts'
import { readParameters } from '../records/parameters.ts'
import { demand } from '../records/refuse.ts'
import { undoBulk } from '../records/undoBulk.ts'
import { reading } from '../records/work.ts'
import { readBody } from '../requests/read.ts'
import { bulkAnswer } from './bulk.ts'
import { jobAnswer } from './bulkJobs.ts'
import { causeOf } from './crud.ts'
import type { RecordRoutesContext } from './routesContext.ts'

const undoBody = z.strictObject({ dryRun: z.boolean().optional() })

/** What was done in bulk lately, and the way back: at once, or of more records than a request changes by a job of its own. */
export function bulkChangeRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  for (const resource of Object.values(context.registry)) {
    const path = `/${resource.endpoint}/bulk/changes`
    const config = { access: 'signed-in', resource } as const

    app.get(path, { config }, ({ actor, query }) => {
      demand(actor, resource, 'view')
      readParameters(query, [])
      return reading(context, (db) => recentBulkChanges(db, context, resource, actor))
    })

    app.post<{ Params: { id: string } }>(`${path}/:id/undo`, { config }, async (request) => {
      demand(request.actor, resource, 'view')
      readParameters(request.query, [])
      const { dryRun = false } = readBody(undoBody, request.body)
      const asked = { resource, id: request.params.id.toLowerCase(), dryRun }
      const job = await startUndoJob(context, causeOf(request), asked)
      if (!job)
        return bulkAnswer(await undoBulk(context, causeOf(request), asked), request, context, resource)
      runBulkJobs(context)
      return { done: [], refused: [], job: jobAnswer(job, request, context, resource) }
    })
  }
}
