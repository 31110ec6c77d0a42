import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Resource } from '../../src/core/index.ts'
import { refusalText } from '../answers/refusalText.ts'
import { ApiError, revivedError } from '../apiError.ts'
import { ownBulkJob } from '../records/bulkJobs/bulkJob.ts'
import { runBulkJobs } from '../records/bulkJobs/bulkRunner.ts'
import { readShown, refusedLines, startImport } from '../records/bulkJobs/importJob.ts'
import { fileTimeout, whileUnderWay } from '../records/filesUnderWay.ts'
import { importEnded } from '../records/import/importEnded.ts'
import { importRecords } from '../records/import/importRecords.ts'
import { readFlag, readParameters } from '../records/parameters.ts'
import { demand } from '../records/refuse.ts'
import { rowLimit } from '../records/rowLimit.ts'
import { undoOf } from '../records/storeBulkChange.ts'
import { reading } from '../records/work.ts'
import { jobAnswer } from './bulkJobs.ts'
import { causeOf } from './crud.ts'
import type { RecordRoutesContext } from './routesContext.ts'

/** Bytes of a file. */
const bodyLimit = 64 * 1024 * 1024

/** Records out of CSV: taken in while the file is sent, or looked at and stored behind. */
export function importRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  app.addContentTypeParser('text/csv', (_request, payload, done) =>
    done(null, bounded(payload as unknown as Readable)),
  )

  for (const resource of Object.values(context.registry)) {
    const config = { access: 'signed-in', resource } as const
    app.post(
      `/${resource.endpoint}/import`,
      { config, handlerTimeout: fileTimeout, bodyLimit },
      (request) => {
        demand(request.actor, resource, 'import')
        return whileUnderWay(request.actor.id, () => receive(request, resource))
      },
    )

    app.post(
      `/${resource.endpoint}/import/jobs`,
      { config, handlerTimeout: fileTimeout, bodyLimit },
      async (request, reply) => {
        const { by } = readParameters(request.query, ['by'])
        const { actor, body } = request
        demand(actor, resource, 'import')
        if (!(body instanceof Readable)) throw new ApiError('wrong-content')
        const job = await whileUnderWay(actor.id, () =>
          startImport(context, causeOf(request), resource, body, by),
        )
        runBulkJobs(context)
        return reply.code(201).send(jobAnswer(job, request, context, resource))
      },
    )

    app.get<{ Params: { id: string } }>(
      `/${resource.endpoint}/import/jobs/:id/outcome`,
      { config },
      (request) => outcomeOf(request, resource, request.params.id),
    )
  }

  const refusedLine = (
    { line, error }: { readonly line: number; readonly error: ApiError },
    request: FastifyRequest,
    resource: Resource,
  ) => {
    const { errors = {}, message } = refusalText(error, request.locale, context.translate, { resource })
    return { line, code: error.code, message, errors }
  }

  /** What a file that was taken in makes of records, or has made. */
  async function outcomeOf(request: FastifyRequest, resource: Resource, id: string) {
    const { actor } = request
    demand(actor, resource, 'import')
    readParameters(request.query, [])
    return reading(context, async (db) => {
      const job = await ownBulkJob(db, resource, actor, id.toLowerCase())
      if (job.action !== 'import') throw new ApiError('not-found')
      const undo = await undoOf({ db, actor, context }, resource, job.id)
      const refused = await refusedLines(db, job)
      return {
        ...(job.outcomes ?? { created: 0, updated: 0, unchanged: 0 }),
        refused: refused.map(({ line, error }) =>
          refusedLine({ line, error: revivedError(error) }, request, resource),
        ),
        records: await readShown(db, job),
        undo,
      }
    })
  }

  async function receive(request: FastifyRequest, resource: Resource) {
    const { by, ...asked } = readParameters(request.query, ['dryRun', 'by'])
    const dryRun = readFlag('dryRun', asked.dryRun)
    if (!(request.body instanceof Readable)) throw new ApiError('wrong-content')
    const most = await rowLimit(context, request.actor)
    const result = await importRecords(context, causeOf(request), resource, request.body, {
      dryRun,
      most,
      by,
    }).catch(async (error: Error) => {
      if (!dryRun) await importEnded.ask(context, request.actor, resource, error)
      throw error
    })
    if (!dryRun)
      await importEnded.ask(context, request.actor, resource, { ...result, refused: result.refused.length })
    return {
      ...result,
      refused: result.refused.map((each) => refusedLine(each, request, resource)),
    }
  }
}

/** The framework limits only what it gathers itself. */
function bounded(body: Readable): Readable {
  return Readable.from(limited(body), { objectMode: true })
}

async function* limited(body: Readable): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += (chunk as Uint8Array).length
    if (size > bodyLimit) throw new ApiError('too-large')
    yield chunk as Uint8Array
  }
}
