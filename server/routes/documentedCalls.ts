import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { defined } from '../../src/core/defined.ts'
import { type JsonSchema, type JsonSchemas, schemaInto } from '../../src/derive/jsonSchema.ts'
import type { Operation } from '../../src/derive/openapi/operation.ts'

/** The registered calls as the document has them; the schemas that they refer to are added to `named`. */
export function documentedCalls(app: FastifyInstance, named: JsonSchemas): Operation[] {
  return app.fixedCalls.map((call): Operation => {
    const { route, config, params, query, body, takes, headers, example, handler: _, ...told } = call
    const { answer, refusals = [] } = told
    const [method = '', url = ''] = route.split(' ')
    const sent = takes ?? (body && { schema: body })
    return {
      ...told,
      method: method.toLowerCase() as Operation['method'],
      path: url.replace(/:(\w+)(\([^)]*\))?/g, '{$1}'),
      ...defined<Pick<Operation, 'isPublic' | 'body'>>({
        isPublic: config.access === 'public' ? true : undefined,
        body: sent && { ...sent, schema: schemaInto(named, sent.schema), example },
      }),
      parameters: [
        ...parametersOf(named, 'path', params),
        ...parametersOf(named, 'query', query),
        ...parametersOf(named, 'header', headers),
      ],
      answer: { ...answer, schema: schemaInto(named, answer.schema) },
      refusals: [...refusals, ...(params ? [404] : [])],
    }
  })
}

/** The parameters of an address or the headers, from the schema that reads them. */
function parametersOf(
  named: JsonSchemas,
  place: 'path' | 'query' | 'header',
  read?: z.ZodType,
): JsonSchema[] {
  const { properties = {}, required = [] } = (read ? schemaInto(named, read) : {}) as {
    properties?: JsonSchemas
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) =>
    defined({
      name,
      in: place,
      required: required.includes(name) ? true : undefined,
      description: description || undefined,
      schema,
    }),
  )
}
