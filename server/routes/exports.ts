import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Resource } from '../../src/core/index.ts'
import { ApiError } from '../apiError.ts'
import { exportRecords } from '../records/export.ts'
import { exportWorkbook } from '../records/exportWorkbook.ts'
import { fileTimeout, underWay, whileUnderWay } from '../records/filesUnderWay.ts'
import { fileTypes } from '../records/fileTypes.ts'
import { startExport } from '../records/keptExports/exportJob.ts'
import { runExports, stopExports } from '../records/keptExports/exportRunner.ts'
import { keptWhileSent, keptWhole, storeExport } from '../records/keptExports/storeExport.ts'
import { readListQuery } from '../records/listQuery.ts'
import { malformed, readFlag, readParameters } from '../records/parameters.ts'
import { demand } from '../records/refuse.ts'
import { rowFields } from '../records/values.ts'
import { exportMark } from './exportMark.ts'
import type { RecordRoutesContext } from './routesContext.ts'

/** Records as CSV or a workbook: sent while they are made, or made behind and fetched. */
export function exportRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  app.addHook('preClose', () => stopExports(context))

  for (const resource of Object.values(context.registry)) {
    const config = { access: 'signed-in', resource } as const
    app.get(
      `/${resource.endpoint}/export`,
      { config, handlerTimeout: fileTimeout },
      async (request, reply) => {
        const { actor, credential } = request
        const { format, list, rows, named, mark } = await readExport(request, resource)
        const asked = readListQuery(resource, actor, list)
        const keeping = await storeExport(context, actor, credential, resource, format)
        const options = { mark, rows, named, count: keeping?.count }
        // The first piece is made before anything is sent, so that a filter that is not understood still is a refusal.
        const file =
          format === 'xlsx'
            ? await whileUnderWay(actor.id, () =>
                keptWhole(keeping, () => exportWorkbook(context, resource, actor, asked, options)),
              )
            : await begun(
                underWay(
                  actor.id,
                  keptWhileSent(exportRecords(context, resource, actor, asked, options), keeping),
                ),
              )
        return reply
          .type(fileTypes[format])
          .header('Content-Disposition', `attachment; filename="${resource.endpoint}.${format}"`)
          .send(file)
      },
    )

    app.post(`/${resource.endpoint}/exports`, { config }, async (request, reply) => {
      const { actor, credential } = request
      const asked = await readExport(request, resource)
      // Nobody could be asked for the rights of a token, or of a look as a role, when the request is over.
      if (credential?.kept !== '_sessions' || actor.viewedRole !== undefined) throw new ApiError('forbidden')
      const id = await startExport(context, actor, resource, asked)
      runExports(context)
      return reply.code(201).send({ id })
    })
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
