import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { type Check, ok, runChecks } from '../../../../server/checks/check.ts'
import type { Context } from '../../../../server/context.ts'
import { release } from '../../../../server/release.ts'
import { fixedRoute } from '../../../../server/routes/fixedRoute.ts'
import { findingSchema } from '../../../../src/derive/finding.ts'
import type { Table } from '../../../../src/derive/table.ts'
import { databaseChecks, machineChecks, shopChecks } from './shopChecks.ts'

/** How the shop runs, for administrators alone: the checks of `npm run doctor`, made by the server that is asked. */
export async function systemRoutes(
  app: FastifyInstance,
  context: Context,
  tables: readonly Table[],
): Promise<void> {
  const checks = { server: thisServer, ...databaseChecks, ...machineChecks, ...shopChecks }
  fixedRoute(app, {
    tag: 'system',
    config: { access: 'signed-in' },
    route: 'GET /system',
    id: 'system',
    summary: 'How the shop runs',
    description:
      'For administrators. Each check looks anew: the mail server is called up to the first mail, a file is stored and deleted.',
    answer: {
      description: 'What each check found, and what is wrong.',
      schema: z.object({ findings: z.array(findingSchema) }),
    },
    handler: async ({ actor }) => {
      if (actor.type !== 'ADMIN') throw new ApiError('forbidden')
      return { findings: await runChecks(checks, { ...context, tables }) }
    },
  })
}

const thisServer: Check = async () =>
  ok('server', {
    release,
    node: process.versions.node,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage.rss(),
  })
