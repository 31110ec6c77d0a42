import { defined } from '../../core/defined.ts'
import { namedType } from '../../core/namedAnswer.ts'
import type { JsonSchema } from '../jsonSchema.ts'
import type { OperationObject } from './document.ts'

/** One call of the API, before it is written out. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Below the base, with `{id}` for what varies. */
  readonly path: string
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  /** Open to everybody; without it a session is needed. */
  readonly isPublic?: true
  /** Names of shared parameters, or parameters of its own. */
  readonly parameters?: readonly (keyof typeof parameters | JsonSchema)[]
  readonly body?: Content
  readonly answer: Content & {
    readonly status?: 201 | 303
    readonly description: string
    readonly headers?: Readonly<Record<string, JsonSchema>>
    /** It may be had with the names of what its records refer to. */
    readonly named?: true
  }
  /** The statuses it may be refused with, beside those that every call has. */
  readonly refusals?: readonly number[]
}

/** What travels: JSON unless `type` says otherwise. */
export interface Content {
  readonly type?: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

export const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  required = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

/** A parameter of the address. */
export const query = (name: string, schema: JsonSchema, description: string) => ({
  name,
  in: 'query',
  description,
  schema,
})

const jsonQuery = (name: string, schema: JsonSchema, description: string, example: unknown) => ({
  name,
  in: 'query',
  description,
  content: { 'application/json': { schema, example } },
})

const strings = { type: 'array', items: { type: 'string' } }

const pair = (items: JsonSchema) => ({ type: 'array', items, minItems: 2, maxItems: 2 })

/** The parameters that several calls share. */
export const parameters = {
  id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the record.',
    schema: { type: 'string', format: 'uuid' },
  },
  language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of messages: en, zh, fr or ja.',
    schema: { type: 'string' },
    example: 'fr',
  },
  filter: jsonQuery(
    'filter',
    { $ref: '#/components/schemas/Condition' },
    'Which records: a condition; `q` searches, `id` takes a list.',
    {},
  ),
  sort: jsonQuery('sort', pair({ type: 'string' }), 'A field and ASC or DESC.', ['updatedAt', 'DESC']),
  range: jsonQuery(
    'range',
    pair({ type: 'integer', minimum: 0 }),
    'The first and the last line, inclusive; at most 500.',
    [0, 24],
  ),
  fields: jsonQuery('fields', strings, 'The fields to answer, all by default.', []),
  views: jsonQuery('views', strings, 'The names of the built-in views to count.', []),
  q: query('q', { type: 'string' }, 'Words to search for.'),
  for: query(
    'for',
    { type: 'string' },
    'The field that a record is chosen for (`product.colourOption`): only what it offers is found.',
  ),
  ofVersion: {
    name: 'version',
    in: 'path',
    required: true,
    description: 'A version that the history of the record has.',
    schema: { type: 'integer', minimum: 1 },
  },
  version: {
    ...query('version', { type: 'integer', minimum: 1 }, 'The version that the request is based on.'),
    required: true,
  },
  reason: query(
    'reason',
    { type: 'string', minLength: 3, maxLength: 255 },
    'Why; needed where the shop asks for it.',
  ),
  format: query('format', { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' }, 'The kind of file.'),
  rows: query(
    'rows',
    { type: 'string' },
    'The field of owned rows (`variants`) of which each line is one, with its fields as columns (`variants.sku`).',
  ),
  named: query(
    'named',
    { type: 'boolean' },
    'Writes references as people call them (path, title or code), wherever an import finds the same record by that.',
  ),
  dryRun: query('dryRun', { type: 'boolean' }, 'Checks everything and writes nothing.'),
  by: query(
    'by',
    { type: 'string' },
    'The unique field by which lines without an id find the record that they change.',
  ),
  repeatKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Makes a repeat answer as the first time.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
} as const

const always = [400, 429, 500, 503]

/** Writes a call out. Every call may be refused as not understood, throttled or unavailable; those of signed-in people more. */
export function operationObject(
  operation: Operation,
  errors: Readonly<Record<string, number>>,
): OperationObject {
  const { id, tag, summary, description, isPublic, body, answer } = operation
  const statuses = [
    ...always,
    ...(isPublic ? [] : [401, 403]),
    ...(body ? [413, 415, 422] : []),
    ...(operation.refusals ?? []),
  ]
  const known = [...new Set(statuses)].filter((status) => Object.values(errors).includes(status)).sort()
  const all = [...(operation.parameters ?? []), 'language' as const]
  return defined({
    operationId: id,
    tags: [tag],
    summary,
    description: description || undefined,
    security: isPublic ? [] : [{ session: [] }],
    parameters: all.map((entry) =>
      typeof entry === 'string' ? { $ref: `#/components/parameters/${entry}` } : entry,
    ),
    requestBody: body ? { required: body.schema.default === undefined, content: content(body) } : undefined,
    responses: {
      [answer.status ?? 200]: defined({
        description: answer.description,
        headers: answer.headers || undefined,
        content: answer.named ? { ...content(answer), ...namedContent(answer.schema) } : content(answer),
      }),
      ...Object.fromEntries(known.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  })
}

const content = ({ type = 'application/json', schema, example }: Content) => ({
  [type]: { schema, example },
})

const namedContent = (schema: JsonSchema) =>
  content({
    type: namedType,
    schema: object({
      data: schema,
      names: {
        type: 'object',
        additionalProperties: listOf(ref('Lookup')),
        description: 'By area, as its look-up answers them.',
      },
    }),
  })

/** The refusals by status, each with the codes it stands for. */
export function errorResponses(errors: Readonly<Record<string, number>>): Record<string, JsonSchema> {
  const statuses = [...new Set(Object.values(errors))].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.keys(errors).filter((code) => errors[code] === status)
      const headers =
        status === 429 || status === 503
          ? { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } }
          : {}
      return [status, { description: codes.join(', '), headers, content: content({ schema: ref('Error') }) }]
    }),
  )
}
