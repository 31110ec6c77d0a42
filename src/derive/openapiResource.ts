import type { Action, Resource } from '../core/index.ts'
import { exampleOf } from './example.ts'
import { type JsonSchema, type JsonSchemas, namedSchema } from './jsonSchema.ts'
import { listOf, type Operation, object, ref } from './openapiOperation.ts'
import { transitionFlag } from './permissions.ts'
import { inputSchema, recordSchema } from './schema.ts'

const capital = (name: string) => name[0]?.toUpperCase() + name.slice(1)

const version = { type: 'integer', minimum: 1 }

/** The schemas of an area: its record, what may be sent, and what each transition asks for. */
export function resourceSchemas(resource: Resource): JsonSchemas {
  const name = capital(resource.name)
  const { [name]: record = {}, ...definitions } = namedSchema(name, recordSchema(resource), 'output')
  const hidden = Object.keys(resource.fields).filter(
    (field) => resource.fields[field]?.options.restricted?.view,
  )
  const required = (record.required as string[]).filter((field) => !hidden.includes(field))
  const moves = object({ transitions: listOf({ type: 'string' }) })
  const { additionalProperties: _, ...open } = record
  const input = namedSchema(`${name}Input`, inputSchema(resource), 'input')
  // A whole record may be sent back; what is read-only in it is ignored.
  const properties = {
    ...referred(name, record),
    ...referred(`${name}Input`, input[`${name}Input`]),
    transitions: listOf({ type: 'string' }),
  }
  return {
    ...definitions,
    [name]: { ...open, required },
    ...(resource.workflow ? { [`${name}WithMoves`]: { allOf: [ref(name), moves] } } : {}),
    ...input,
    [`${name}Update`]: { ...object(properties, ['version']), additionalProperties: false },
  }
}

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

type Call = Omit<Operation, 'tag'> & { readonly needs: Action | (string & {}) }

const contentRange = {
  'Content-Range': {
    schema: { type: 'string' },
    description: 'The lines and their total: `brands 0-24/1234`.',
  },
}

const totals = {
  ...contentRange,
  'X-Total-Kind': {
    schema: { type: 'string', enum: ['exact', 'estimate'] },
    description: 'How the total was found.',
  },
}

const etag = { ETag: { schema: { type: 'string' }, description: 'The version of the record.' } }

const single = (resource: Resource): JsonSchema =>
  ref(`${capital(resource.name)}${resource.workflow ? 'WithMoves' : ''}`)

function recordCalls(resource: Resource): Call[] {
  const { endpoint } = resource
  const [path, one] = [`/${endpoint}`, `/${endpoint}/{id}`]
  const input = ref(`${capital(resource.name)}Input`)
  const example = exampleOf(resource)
  const answer = (description: string) => ({ description, schema: single(resource), headers: etag })
  const full = example && { ...example, version: 1 }
  return [
    {
      ...{ method: 'get', path, id: 'list', summary: 'A page of records', needs: 'view' },
      parameters: ['filter', 'sort', 'range', 'fields'],
      answer: {
        description: 'The records in their order.',
        schema: listOf(ref(capital(resource.name))),
        headers: totals,
      },
    },
    {
      ...{
        method: 'post',
        path,
        id: 'create',
        summary: 'Create a record',
        needs: 'create',
        parameters: ['repeatKey'],
      },
      body: { schema: input, ...(example ? { example } : {}) },
      answer: { ...answer('The new record.'), status: 201 },
      refusals: [409],
    },
    {
      ...{ method: 'get', path: one, id: 'get', summary: 'One record', needs: 'view', parameters: ['id'] },
      ...{ answer: answer('The record.'), refusals: [404] },
    },
    {
      ...{
        method: 'put',
        path: one,
        id: 'update',
        summary: 'Change a record',
        needs: 'edit',
        parameters: ['id'],
      },
      description: 'Fields that are absent keep their value; read-only ones are ignored.',
      body: { schema: ref(`${capital(resource.name)}Update`), ...(full ? { example: full } : {}) },
      ...{ answer: answer('The record as it is now.'), refusals: [404, 409] },
    },
    {
      ...{
        method: 'delete',
        path: one,
        id: 'delete',
        summary: 'Delete a record',
        needs: 'delete',
        parameters: ['id', 'version'],
      },
      ...{ answer: answer('The deleted record.'), refusals: [404, 409] },
    },
    {
      ...{
        method: 'get',
        path: `${one}/history`,
        id: 'history',
        summary: 'Who changed what',
        needs: 'view',
        parameters: ['id', 'range'],
      },
      answer: {
        description: 'The newest first.',
        schema: listOf(ref('HistoryEntry')),
        headers: contentRange,
      },
      refusals: [404],
    },
    {
      ...{
        method: 'get',
        path: `${one}/referrers`,
        id: 'referrers',
        summary: 'Who refers to the record',
        needs: 'view',
        parameters: ['id'],
      },
      answer: { description: 'Per referring field how many.', schema: listOf(ref('Referrer')) },
      refusals: [404],
    },
  ]
}

function transitionCalls(resource: Resource): Call[] {
  const moves = Object.entries(resource.workflow?.transitions ?? {})
  return moves.map(([name, { from, to, ask = [] }]): Call => {
    const asked = Object.fromEntries(
      ask.map((field) => [field, ref(`${capital(resource.name)}Input/properties/${field}`)]),
    )
    return {
      ...{ method: 'post', path: `/${resource.endpoint}/{id}/transitions/${name}`, id: `transition.${name}` },
      ...{ summary: `Move a record by ${name}`, needs: transitionFlag(resource, name), parameters: ['id'] },
      description: `From ${[from].flat().join(' or ')} to ${to}.`,
      body: { schema: object({ version, ...asked }, ['version']) },
      ...{
        answer: { description: 'The record as it is now.', schema: single(resource), headers: etag },
        refusals: [404, 409],
      },
    }
  })
}

function bulkCalls(resource: Resource): Call[] {
  const path = `/${resource.endpoint}/bulk`
  const items = { items: ref('BulkItems') }
  const dryRun = { dryRun: { type: 'boolean' } }
  const answer = { description: 'What was done and what was refused.', schema: ref('BulkAnswer') }
  const input = ref(`${capital(resource.name)}Input`)
  const moves = Object.keys(resource.workflow?.transitions ?? {})
  return [
    {
      ...{
        method: 'post',
        path: `${path}/update`,
        id: 'bulkUpdate',
        summary: 'Change several records',
        needs: 'edit',
      },
      ...{ body: { schema: object({ ...items, data: input, ...dryRun }, ['items', 'data']) }, answer },
    },
    {
      ...{
        method: 'post',
        path: `${path}/delete`,
        id: 'bulkDelete',
        summary: 'Delete several records',
        needs: 'delete',
      },
      ...{ body: { schema: object({ ...items, ...dryRun }, ['items']) }, answer },
    },
    ...moves.map(
      (name): Call => ({
        ...{ method: 'post', path: `${path}/transitions/${name}`, id: `bulkTransition.${name}` },
        ...{ summary: `Move several records by ${name}`, needs: transitionFlag(resource, name) },
        ...{ body: { schema: object({ ...items, data: { type: 'object' }, ...dryRun }, ['items']) }, answer },
      }),
    ),
  ]
}

function listCalls({ endpoint, list }: Resource): Call[] {
  const path = `/${endpoint}`
  const views = Object.keys(list.views).join(', ') || 'none'
  return [
    {
      ...{
        method: 'get',
        path: `${path}/counts`,
        id: 'counts',
        summary: 'How many records built-in views hold',
        needs: 'view',
      },
      ...{ description: `Views: ${views}.`, parameters: ['views'] },
      answer: {
        description: 'Per view.',
        schema: { type: 'object', additionalProperties: ref('ViewCount') },
      },
    },
    {
      ...{
        method: 'get',
        path: `${path}/lookup`,
        id: 'lookup',
        summary: 'Records to choose from',
        needs: 'view',
      },
      ...{
        description: 'Also open to whoever may edit a field that points to the area.',
        parameters: ['q', 'filter', 'range'],
      },
      answer: {
        description: 'Their titles and pictures, nothing else.',
        schema: listOf(ref('Lookup')),
        headers: totals,
      },
    },
    {
      ...{ method: 'get', path: `${path}/export`, id: 'export', summary: 'Records as CSV', needs: 'export' },
      parameters: ['filter', 'sort', 'fields'],
      answer: {
        description: 'UTF-8 with a byte order mark; the first line names the fields.',
        type: 'text/csv',
        schema: { type: 'string' },
      },
    },
    {
      ...{
        method: 'post',
        path: `${path}/import`,
        id: 'import',
        summary: 'Records from CSV',
        needs: 'import',
        parameters: ['dryRun'],
      },
      body: { type: 'text/csv', schema: { type: 'string' } },
      answer: { description: 'What became of the lines.', schema: ref('ImportAnswer') },
    },
  ]
}
