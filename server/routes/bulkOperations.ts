import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Resource } from '../../src/core/index.ts'
import type { Context, WritingOperation } from '../context.ts'
import { isBased } from '../defineOperations.ts'
import { forEach, readBulk } from '../records/bulk.ts'
import { runBulk } from '../records/bulkRequest.ts'
import { readParameters } from '../records/parameters.ts'
import { demandRows } from '../records/rowLimit.ts'
import type { Values } from '../records/values.ts'
import { readBody } from '../requests/read.ts'
import { bulkAnswer } from './bulk.ts'
import { causeOf } from './crud.ts'
import { demandOperation, runOne } from './operations.ts'

/** Operations of one record that may be asked of many at once: each record as if it came alone. */
export async function bulkOperationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  for (const [area, operations] of Object.entries(context.operations)) {
    const resource = context.registry[area] as Resource
    for (const [name, operation] of Object.entries(operations)) {
      if (operation.reads || !operation.inBulk) continue
      const path = `/${resource.endpoint}/bulk/operations/${name}`
      app.post(path, { config: { access: 'signed-in', resource } }, (request) =>
        run(context, resource, name, operation, request),
      )
    }
  }
}

async function run(
  context: Context,
  resource: Resource,
  name: string,
  operation: WritingOperation<any, any>,
  request: FastifyRequest,
): Promise<Values> {
  const { actor, locale } = request
  demandOperation(actor, resource, operation)
  readParameters(request.query, [])
  const {
    items,
    data = {},
    dryRun = false,
  } = readBulk(request.body, { takesData: true, isBased: isBased(operation) })
  await demandRows(context, actor, items.length)
  const asked = { input: readBody(operation.input, data), actor, context, locale }
  const result = await runBulk(
    context,
    causeOf(request),
    {
      items,
      dryRun,
      key: request.headers['idempotency-key'],
      asked: [resource.name, 'bulk', name, items, data],
    },
    (work, part) => forEach(work, part, (aim) => runOne(work, resource, operation, aim, asked)),
  )
  return bulkAnswer(result, request, context, resource)
}
