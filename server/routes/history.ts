import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isId } from '../../src/core/recordId.ts'
import { ApiError } from '../apiError.ts'
import { readHistory } from '../records/history.ts'
import { contentRange, readParameters, readRange } from '../records/parameters.ts'
import { readRecord } from '../records/read.ts'
import { findReferrers } from '../records/referrers.ts'
import { demand } from '../records/refuse.ts'
import { planRestore, restoreVersion } from '../records/restore.ts'
import { inTransaction, reading } from '../records/work.ts'
import { readBody } from '../requests/read.ts'
import { causeOf, send } from './crud.ts'
import type { RecordRoutesContext } from './routesContext.ts'

type OneRecord = { Params: { id: string } }
type OneVersion = { Params: { id: string; version: string } }

const restoreBody = z.strictObject({
  version: z.int().optional(),
  fields: z.array(z.string().max(200)).min(1).max(500).optional(),
})

/** @throws ApiError `not-found` for what no version is called */
function versionIn({ version }: OneVersion['Params']): number {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new ApiError('not-found')
  return Number(version)
}

/** Who changed what about a record, the way back to one of its versions, and who refers to it. */
export function historyRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  for (const resource of Object.values(context.registry)) {
    const config = { access: 'signed-in', resource } as const
    app.get<OneRecord>(
      `/${resource.endpoint}/:id/history`,
      { config },
      async ({ actor, query, params }, reply) => {
        demand(actor, resource, 'view')
        const range = readRange(readParameters(query, ['range']).range)
        const id = params.id.toLowerCase()
        if (!isId(id)) throw new ApiError('not-found')
        const { entries, total } = await reading(context, (db) => readHistory(db, resource, actor, id, range))
        // What became of a deleted record stays readable, unless some records of the area are hidden: it may have been one.
        if (total === 0 || resource.access.view || actor.reach?.of(resource))
          await reading(context, (db) => readRecord(db, resource, id))
        return reply
          .header('Content-Range', contentRange('history', range, entries.length, total))
          .send(entries)
      },
    )

    app.get<OneVersion>(
      `/${resource.endpoint}/:id/history/:version`,
      { config },
      async ({ actor, query, params }) => {
        demand(actor, resource, 'edit')
        readParameters(query, [])
        const version = versionIn(params)
        return reading(context, async (db) =>
          planRestore(db, resource, actor, await readRecord(db, resource, params.id.toLowerCase()), version),
        )
      },
    )

    app.post<OneVersion>(
      `/${resource.endpoint}/:id/history/:version/restore`,
      { config },
      async (request, reply) => {
        const { actor, params, query } = request
        demand(actor, resource, 'edit')
        readParameters(query, [])
        const { version, fields } = readBody(restoreBody, request.body)
        const aim = { id: params.id.toLowerCase(), version }
        const asked = { version: versionIn(params), fields }
        const record = await inTransaction(context, causeOf(request), (work) =>
          restoreVersion(work, resource, aim, asked),
        )
        return send(reply, resource, actor, record)
      },
    )

    app.get<OneRecord>(
      `/${resource.endpoint}/:id/referrers`,
      { config },
      async ({ actor, query, params }) => {
        demand(actor, resource, 'view')
        readParameters(query, [])
        return reading(context, async (db) => {
          const { id } = await readRecord(db, resource, params.id)
          return findReferrers(db, context.registry, actor, resource, id)
        })
      },
    )
  }
}
