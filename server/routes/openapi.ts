import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Registry, Resource } from '../../src/core/index.ts'
import { type JsonSchemas, namedSchema } from '../../src/derive/jsonSchema.ts'
import { version } from '../../src/derive/openapi/call.ts'
import type { OpenApi } from '../../src/derive/openapi/document.ts'
import { openapi } from '../../src/derive/openapi/openapi.ts'
import { type Operation, object, ref } from '../../src/derive/openapi/operation.ts'
import { statusOf } from '../apiError.ts'
import type { Context, OperationTable } from '../context.ts'
import { isBased } from '../defineOperations.ts'
import { port } from '../port.ts'
import { documentedCalls } from './documentedCalls.ts'
import { anyQuery, fixedRoute } from './fixedRoute.ts'
import { operationPath } from './operations.ts'

/** What the shop answers beside its areas, as the document has it. */
export const shopOperations = port<readonly Operation[]>('the operations beside the areas')

/** The API's document, made once. */
export async function openapiRoutes(app: FastifyInstance, context: Context): Promise<void> {
  let text: string | undefined
  fixedRoute(app, {
    tag: 'documentation',
    config: { access: 'public' },
    route: 'GET /openapi.json',
    id: 'openapi',
    summary: 'This document',
    query: anyQuery,
    answer: { description: 'OpenAPI 3.1.', schema: z.looseObject({}) },
    handler(_request, reply) {
      text ??= JSON.stringify(documentOf(app, context))
      return reply.type('application/json; charset=utf-8').header('Cache-Control', 'no-cache').send(text)
    },
  })
}

/** The document of all that the server answers. */
export function documentOf(app: FastifyInstance, { registry, operations }: Context): OpenApi {
  const named: JsonSchemas = {}
  const fixed = documentedCalls(app, named)
  const own = [...documented(registry, operations), ...shopOperations.ask]
  return openapi(registry, statusOf, app.prefix, { fixed, own, named })
}

/** The operations of the areas, as the document has them. */
function documented(registry: Registry, table: OperationTable): Operation[] {
  return Object.entries(table).flatMap(([area, operations]) =>
    Object.entries(operations).flatMap(([name, operation]): Operation[] => {
      const resource = registry[area] as Resource
      const { input = {} } = namedSchema('input', operation.input, 'input')
      const body = isBased(operation) ? { allOf: [input, object({ version })] } : input
      const flags = [`${area}.${operation.flag}`, ...(operation.needs ?? []).map((need) => need.join('.'))]
      const anyOf = operation.oneOf?.map((need) => need.join('.')).join(' or ')
      const needs = `Needs the permission ${flags.join(' and ')}${anyOf ? `, and ${anyOf}` : ''}.`
      const one: Operation = {
        method: 'post',
        path: operationPath(resource, name, operation, '{id}'),
        id: `${area}.operation.${name}`,
        tag: resource.endpoint,
        summary: operation.summary,
        description: needs,
        parameters: [
          ...(operation.on === 'record' ? (['id'] as const) : []),
          ...(operation.reads ? [] : (['repeatKey'] as const)),
        ],
        body: { schema: body },
        answer: { description: 'What it found or did.', schema: {} },
        refusals: [...(operation.on === 'record' ? [404] : []), ...(operation.reads ? [] : [409])],
      }
      if (operation.reads || !operation.inBulk) return [one]
      const many: Operation = {
        method: 'post',
        path: `/${resource.endpoint}/bulk/operations/${name}`,
        tag: resource.endpoint,
        id: `${area}.bulkOperation.${name}`,
        summary: `For each of several records: ${operation.summary}`,
        description: needs,
        parameters: ['repeatKey'],
        body: {
          schema: object(
            {
              items: ref(isBased(operation) ? 'BulkItems' : 'BulkIds'),
              data: input,
              dryRun: { type: 'boolean' },
            },
            ['items'],
          ),
        },
        answer: { description: 'What was done and what was refused.', schema: ref('BulkAnswer') },
        refusals: [409],
      }
      return [one, many]
    }),
  )
}
