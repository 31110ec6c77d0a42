import type { FastifyInstance } from 'fastify'
import { ApiError } from '../apiError.ts'
import { readHistory } from '../records/history.ts'
import { contentRange, readParameters, readRange } from '../records/parameters.ts'
import { readRecord } from '../records/read.ts'
import { isId } from '../records/recordId.ts'
import { findReferrers } from '../records/referrers.ts'
import { demand } from '../records/refuse.ts'
import { reading } from '../records/work.ts'
import type { RecordRoutesContext } from './routesContext.ts'

type OneRecord = { Params: { id: string } }

/** Who changed what about a record, and who refers to it. */
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
