import type { FastifyInstance } from 'fastify'
import { asText } from '../../src/core/asText.ts'
import { ApiError } from '../apiError.ts'
import { countViews, viewsFor } from '../records/counts.ts'
import { malformed, readJson, readParameters } from '../records/parameters.ts'
import { demand } from '../records/refuse.ts'
import { reading } from '../records/work.ts'
import type { RecordRoutesContext } from './routesContext.ts'

/** How many records the built-in views of an area have. */
export function countRoutes(app: FastifyInstance, context: RecordRoutesContext): void {
  for (const resource of Object.values(context.registry)) {
    app.get(
      `/${resource.endpoint}/counts`,
      { config: { access: 'signed-in', resource } },
      async ({ actor, query }) => {
        demand(actor, resource, 'view')
        const known = viewsFor(resource, actor)
        const asked = readJson('views', readParameters(query, ['views']).views) ?? known
        if (!Array.isArray(asked) || asked.length > 100) throw malformed('views')
        for (const view of asked) {
          if (!known.includes(view))
            throw new ApiError('unknown-parameter', { values: { parameter: asText(view).slice(0, 100) } })
        }
        const views = known.filter((view) => asked.includes(view))
        return reading(context, (db) => countViews(db, resource, actor, views))
      },
    )
  }
}
