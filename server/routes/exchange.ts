import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Resource } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import { refusalText } from '../answers/refusalText.ts'
import { ApiError, revivedError } from '../apiError.ts'
import { ownBulkJob } from '../records/bulkJobs/bulkJob.ts'
import { runBulkJobs } from '../records/bulkJobs/bulkRunner.ts'
import { readShown, refusedLines, startImport } from '../records/bulkJobs/importJob.ts'
import { exportRecords } from '../records/export.ts'
import { exportWorkbook } from '../records/exportWorkbook.ts'
import { beginFile } from '../records/filesUnderWay.ts'
import { fileTypes } from '../records/fileTypes.ts'
import { importRecords } from '../records/import/importRecords.ts'
import { importTold } from '../records/import/importTold.ts'
import { undoOf } from '../records/keepBulkChange.ts'
import { startExport } from '../records/keptExports/exportJob.ts'
import { runExports, stopExports } from '../records/keptExports/exportRunner.ts'
import { keepExport, keptWhileSent, keptWhole } from '../records/keptExports/keepExport.ts'
import { readListQuery } from '../records/listQuery.ts'
import { malformed, readFlag, readParameters } from '../records/parameters.ts'
import { demand } from '../records/refuse.ts'
import { rowLimit } from '../records/rowLimit.ts'
import { rowFields } from '../records/values.ts'
import { reading } from '../records/work.ts'
import { jobAnswer } from './bulkJobs.ts'
import { causeOf } from './crud.ts'
import { exportMark } from './exportMark.ts'
import type { RecordRoutesContext } from './routesContext.ts'

/** Files go on as long as they are long; the limit is their size. */
const handlerTimeout = 3_600_000
const largestFile = 64 * 1024 * 1024

/** Records as CSV, out and in; out as a workbook, too. */
export function exchangeRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  app.addContentTypeParser('text/csv', (_request, payload, done) =>
    done(null, bounded(payload as unknown as Readable)),
  )

  app.addHook('preClose', () => stopExports(context))

  for (const resource of Object.values(context.registry)) {
    const config = { access: 'signed-in', resource } as const
    app.get(`/${resource.endpoint}/export`, { config, handlerTimeout }, async (request, reply) => {
      const { actor, credential } = request
      const { format, list, rows, named, mark } = await readExport(request, resource)
      const asked = readListQuery(resource, actor, list)
      const keeping = await keepExport(context, actor, credential, resource, format)
      const options = { mark, rows, named, count: keeping?.count }
      // The first piece is made before anything is sent, so that a filter that is not understood still is a refusal.
      const file =
        format === 'xlsx'
          ? await whileUnderWay(actor, () =>
              keptWhole(keeping, () => exportWorkbook(context, resource, actor, asked, options)),
            )
          : await begun(
              underWay(
                actor,
                keptWhileSent(exportRecords(context, resource, actor, asked, options), keeping),
              ),
            )
      return reply
        .type(fileTypes[format])
        .header('Content-Disposition', `attachment; filename="${resource.endpoint}.${format}"`)
        .send(file)
    })

    app.post(`/${resource.endpoint}/exports`, { config }, async (request, reply) => {
      const { actor, credential } = request
      const asked = await readExport(request, resource)
      // Nobody could be asked for the rights of a token, or of a look as a role, when the request is over.
      if (credential?.kept !== '_sessions' || actor.viewedRole !== undefined) throw new ApiError('forbidden')
      const id = await startExport(context, actor, resource, asked)
      runExports(context)
      return reply.code(201).send({ id })
    })

    app.post(
      `/${resource.endpoint}/import`,
      { config, handlerTimeout, bodyLimit: largestFile },
      (request) => {
        demand(request.actor, resource, 'import')
        return whileUnderWay(request.actor, () => receive(request, resource))
      },
    )

    app.post(
      `/${resource.endpoint}/import/jobs`,
      { config, handlerTimeout, bodyLimit: largestFile },
      async (request, reply) => {
        const { by } = readParameters(request.query, ['by'])
        const { actor, body } = request
        demand(actor, resource, 'import')
        if (!(body instanceof Readable)) throw new ApiError('wrong-content')
        const job = await whileUnderWay(actor, () =>
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

  /** How a file is asked for, checked for what is not understood. */
  async function readExport({ actor, query }: FastifyRequest, resource: Resource) {
    demand(actor, resource, 'export')
    const names = ['filter', 'sort', 'fields', 'reason', 'format', 'rows', 'named'] as const
    const { reason, format = 'csv', rows, named: namedText, ...list } = readParameters(query, names)
    if (format !== 'csv' && format !== 'xlsx') throw malformed('format: csv or xlsx')
    const { fields } = readListQuery(resource, actor, list)
    const named = readFlag('named', namedText)
    if (rows !== undefined && !(rowFields(resource).includes(rows) && fields.includes(rows)))
      throw malformed('rows: a field of rows in the file')
    const mark = await exportMark(context, actor, reason, new Date().toISOString())
    return { format, list, rows, named, mark } as const
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
      if (!dryRun) await importTold.ask(context, request.actor, resource, error)
      throw error
    })
    if (!dryRun)
      await importTold.ask(context, request.actor, resource, { ...result, refused: result.refused.length })
    return {
      ...result,
      refused: result.refused.map((each) => refusedLine(each, request, resource)),
    }
  }
}

/** Makes a file as one of those that a person has under way. @throws ApiError `too-many-files` */
async function whileUnderWay<T>({ id }: Actor, make: () => Promise<T>): Promise<T> {
  const end = beginFile(id)
  try {
    return await make()
  } finally {
    end()
  }
}

/** The same for one that is sent while it is made, until it is whole or nobody takes it any more. */
async function* underWay({ id }: Actor, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  const end = beginFile(id)
  try {
    yield* pieces
  } finally {
    end()
  }
}

/** A stream of pieces of which the first is made. */
async function begun(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next()
  return Readable.from(continued(first.value, pieces), { highWaterMark: 1 })
}

async function* continued(first: string | undefined, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first !== undefined) yield first
  yield* rest
}

/** The framework limits only what it gathers itself. */
function bounded(body: Readable): Readable {
  return Readable.from(limited(body), { objectMode: true })
}

async function* limited(body: Readable): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += (chunk as Uint8Array).length
    if (size > largestFile) throw new ApiError('too-large')
    yield chunk as Uint8Array
  }
}
