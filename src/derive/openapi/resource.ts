import type { Resource } from '../../core/index.ts'
import { type JsonSchema, type JsonSchemas, namedSchema } from '../jsonSchema.ts'
import { inputSchema, recordSchema } from '../schema.ts'
import { schemaName } from './call.ts'
import { bulkCalls, listCalls } from './collection.ts'
import { listOf, type Operation, object, ref } from './operation.ts'
import { recordCalls, transitionCalls } from './record.ts'

/** The schemas of an area: its record, what may be sent, and what each transition asks for. */
export function resourceSchemas(resource: Resource): JsonSchemas {
  const name = schemaName(resource)
  const { [name]: record = {}, ...definitions } = namedSchema(name, recordSchema(resource), 'output')
  const hidden = Object.keys(resource.fields).filter(
    (field) => resource.fields[field]?.options.restricted?.view,
  )
  const required = (record.required as string[]).filter((field) => !hidden.includes(field))
  const moves = object({ transitions: listOf({ type: 'string' }) })
  const { additionalProperties: _, ...open } = record
  const input = namedSchema(`${name}Input`, sentSchema(resource), 'input')
  // A whole record may be sent back; what is read-only in it is ignored.
  const properties = {
    ...referred(name, record),
    ...referred(`${name}Input`, input[`${name}Input`]),
    transitions: listOf({ type: 'string' }),
  }
  const schemas = {
    ...definitions,
    [name]: { ...open, required },
    ...input,
    [`${name}Update`]: { ...object(properties, ['version']), additionalProperties: false },
  }
  return resource.workflow ? { ...schemas, [`${name}WithMoves`]: { allOf: [ref(name), moves] } } : schemas
}

/** What people may send: the server's own code has the rest checked by the same schema, but nobody sends it. */
const sentSchema = (resource: Resource) =>
  inputSchema(resource).omit(
    Object.fromEntries(
      Object.keys(resource.fields).flatMap((name) =>
        resource.fields[name]?.options.system ? [[name, true]] : [],
      ),
    ) as Record<string, never>,
  )

/** Each property of a schema, by reference. */
const referred = (name: string, schema: JsonSchema | undefined): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.keys(schema?.properties ?? {}).map((key) => [key, ref(`${name}/properties/${key}`)]),
  )

/** All calls of an area that its descriptor does not rule out. */
export function resourceOperations(resource: Resource): Operation[] {
  const calls = [
    ...recordCalls(resource),
    ...transitionCalls(resource),
    ...bulkCalls(resource),
    ...listCalls(resource),
  ]
  return calls.flatMap(({ needs, description, ...call }) => {
    const actions = (['create', 'edit', 'delete', 'export', 'import'] as const).filter(
      (action) => needs === action,
    )
    if (actions.some((action) => resource.access[action] === false)) return []
    const needed = `Needs the permission ${resource.name}.${needs}.`
    return [
      {
        ...call,
        tag: resource.endpoint,
        id: `${resource.name}.${call.id}`,
        description: [description, needed].filter(Boolean).join(' '),
      },
    ]
  })
}
