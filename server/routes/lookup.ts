import type { FastifyInstance } from 'fastify'
import { readFilter } from '../records/listQuery.ts'
import { lookup } from '../records/lookup.ts'
import { readParameters, readRange } from '../records/parameters.ts'
import { reading } from '../records/work.ts'
import { sendPage } from './crud.ts'
import type { RecordRoutesContext } from './routesContext.ts'

/** Records to choose from: their titles and pictures. */
export function lookupRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  for (const resource of Object.values(context.registry)) {
    app.get(
      `/${resource.endpoint}/lookup`,
      { config: { access: 'signed-in', resource } },
      async ({ actor, locale, query }, reply) => {
        const {
          q,
          filter: text,
          for: field,
          range: limits,
        } = readParameters(query, ['q', 'filter', 'for', 'range'])
        const filter = readFilter(text)
        const ids = Array.isArray(filter.id) ? filter.id.length : 0
        const range = limits === undefined && ids > 0 ? { from: 0, to: ids - 1 } : readRange(limits)
        const page = await reading(context, (db) =>
          lookup(db, context, resource, actor, { q, filter, field, range, locale }),
        )
        return sendPage(reply, resource, range, page)
      },
    )
  }
}
