import fc from 'fast-check'
import type { OpenApi } from '../../src/derive/openapi/document.ts'

type Schema = Readonly<Record<string, any>>

/** Values that have broken servers before. */
const hostile: readonly unknown[] = [
  ...['', ' ', '\u0000', '\ud800', '%', "'; DROP TABLE brand; --", '__proto__', 'constructor', 'toString'],
  ...['NaN', 'infinity', '1e400', '9999-12-31', '0000-00-00', '2026-02-30', '-271821-04-20T00:00:00.000Z'],
  ...['x'.repeat(5000), '🤷', '\ufeff', '\u200b', '\\', '{}', '[]', 'null', '../../etc/passwd', '<script>'],
  ...[0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324, true, false, null],
  ...[[], {}, [[]], [null], { id: null }, { toString: 1 }, [{ constructor: 1 }]],
]

/** What a value may be where nothing is known of it. */
export const anything = fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 2 }))

/** Stands for the version of the record that a request is about, as it is when it is sent. */
export const presentVersion = '«the present version»'

/** What generated values are taken from beside their schema. */
export interface Known {
  readonly document: OpenApi
  /** Ids of records that a field of this name may refer to. */
  idsFor(name: string): readonly string[]
  /** What records of the shop have in a field of this name. */
  valuesOf(name: string): readonly unknown[]
}

/** Values of the schema of a field: mostly such as it allows, some that are in the shop, and some that are hostile. */
export function generatedValue(known: Known, schema: Schema, name: string, depth = 0): fc.Arbitrary<unknown> {
  const stored = known.valuesOf(name)
  return fc.oneof(
    { weight: 14, arbitrary: allowed(known, schema, name, depth) },
    ...(stored.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...stored) }] : []),
    { weight: 2, arbitrary: anything },
  )
}

/** Values that a schema allows, as far as it says which. */
function allowed(known: Known, schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
  if (name === 'version' && depth <= 1) return fc.constant(presentVersion)
  if (schema.$ref) return allowed(known, resolved(known.document, schema.$ref), name, depth)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const choices: Schema[] | undefined = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((each) => allowed(known, each, name, depth)))
  if (schema.allOf) return objectOf(known, merged(known.document, schema), depth)
  const [type = 'any'] = [schema.type].flat()
  switch (type) {
    case 'object':
      return objectOf(known, schema, depth)
    case 'array':
      return depth > 3
        ? fc.constant([])
        : fc.array(generatedValue(known, schema.items ?? {}, name, depth + 1), {
            minLength: Math.min(schema.minItems ?? 0, 3),
            maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
          })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.oneof(fc.integer(rangeOf(schema, 10)), fc.integer(rangeOf(schema, 2 ** 31)))
    case 'number':
      return fc.integer(rangeOf(schema, 100)).map((value) => value / 4)
    case 'string':
      return textOf(known, schema, name)
    default:
      return anything
  }
}

/** An object with some of the properties of a schema: all that it demands, and a few of the others. */
function objectOf(known: Known, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries<Schema>(schema.properties ?? {})
  if (properties.length === 0 || depth > 3)
    return fc.dictionary(fc.string({ maxLength: 8 }), anything, { maxKeys: 2 })
  const required: readonly string[] = schema.required ?? []
  const values = Object.fromEntries(
    properties.map(([name, each]) => [name, generatedValue(known, each, name, depth + 1)]),
  )
  const optional = properties.map(([name]) => name).filter((name) => !required.includes(name))
  return fc
    .subarray(optional, { maxLength: Math.min(optional.length, 5) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...required, ...chosen].flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
        ),
      ),
    )
}

function textOf(
  known: Known,
  { format, pattern, minLength = 0, maxLength = 40 }: Schema,
  name: string,
): fc.Arbitrary<string> {
  const ids = known.idsFor(name)
  switch (format) {
    case 'uuid':
      return ids.length > 0
        ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, fc.uuid())
        : fc.uuid()
    case 'date':
      return fc.constantFrom('2020-02-29', '2026-11-25', '2099-12-31')
    case 'date-time':
      return fc.constantFrom(
        '2020-02-29T23:59:59.999Z',
        '2026-11-25T00:00:00.000Z',
        '2099-12-31T12:00:00.000Z',
      )
    case 'email':
      return fc.nat(10_000).map((number) => `a${number}@example.com`)
  }
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'))
    } catch {
      // A pattern that cannot be generated from is met by what is stored.
    }
  }
  const length = {
    minLength: Math.min(minLength, 20),
    maxLength: Math.max(minLength, Math.min(maxLength, 30)),
  }
  return fc.oneof(fc.string({ ...length, unit: 'grapheme' }), fc.lorem({ maxCount: 2 }))
}

/** Whole numbers that a schema allows, near its smallest or near nought. */
function rangeOf({ minimum, maximum }: Schema, around: number): { min: number; max: number } {
  const bound = 2 ** 31
  const min = Math.ceil(Math.max(minimum ?? -around, -bound))
  const most = Math.min(maximum ?? around, Math.max(around, min + around), bound)
  return { min, max: Math.max(min, Math.floor(most)) }
}

/** What a reference within the document refers to. */
export const resolved = (document: OpenApi, ref: string): Schema =>
  ref
    .slice(2)
    .split('/')
    .reduce<any>((part, key) => part?.[key], document) ?? {}

function merged(document: OpenApi, schema: Schema): Schema {
  const parts: Schema[] = [schema, ...(schema.allOf ?? [])].map((part) =>
    part.$ref
      ? merged(document, resolved(document, part.$ref))
      : part === schema
        ? part
        : merged(document, part),
  )
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}
