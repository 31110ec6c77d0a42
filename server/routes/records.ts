import type { FastifyInstance } from 'fastify'
import { bulkRoutes } from './bulk.ts'
import { bulkChangeRoutes } from './bulkChanges.ts'
import { bulkJobRoutes } from './bulkJobs.ts'
import { countRoutes } from './counts.ts'
import { crudRoutes } from './crud.ts'
import { exportRoutes } from './exports.ts'
import { historyRoutes } from './history.ts'
import { importRoutes } from './imports.ts'
import { lookupRoutes } from './lookup.ts'
import type { RecordRoutesContext } from './routesContext.ts'
import { transitionRoutes } from './transitions.ts'

/** The routes of all areas (docs/api.md, "Records of an area"). */
export async function recordRoutes(app: FastifyInstance, context: RecordRoutesContext): Promise<void> {
  for (const routes of [
    crudRoutes,
    bulkRoutes,
    bulkChangeRoutes,
    bulkJobRoutes,
    transitionRoutes,
    historyRoutes,
    lookupRoutes,
    countRoutes,
    exportRoutes,
  ]) {
    routes(app, context)
  }
  // In a scope of its own, as it alone understands CSV.
  await app.register(async (scope) => importRoutes(scope, context))
}
