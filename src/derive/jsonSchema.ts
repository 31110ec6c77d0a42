import { z } from 'zod'

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Named schemas of a document. */
export type JsonSchemas = Record<string, JsonSchema>

/**
 * Writes a Zod schema as JSON Schema under a name, with the definitions that it needs beside it. `input` is what may be sent,
 * `output` what is answered. Patterns that only repeat a format, and `null` as a schema of its own, are brought into short form.
 */
export function namedSchema(name: string, schema: z.ZodType, io: 'input' | 'output'): JsonSchemas {
  const { main, definitions } = written(schema, io, `${name}.`)
  return { [name]: main, ...definitions }
}

/** Writes a Zod schema as JSON Schema; it, and what is part of it, is referred to where it has an id (`meta`), and added to `named`. */
export function schemaInto(named: JsonSchemas, schema: z.ZodType): JsonSchema {
  const { main, definitions } = written(z.object({ schema }), 'input', '')
  Object.assign(named, definitions)
  return (main.properties as JsonSchemas).schema as JsonSchema
}

/** A schema and the definitions that it refers to, each of which has `prefix` before its name. */
function written(
  schema: z.ZodType,
  io: 'input' | 'output',
  prefix: string,
): { main: JsonSchema; definitions: JsonSchemas } {
  const {
    $schema: _,
    $defs = {},
    ...main
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: shorten })
  const definitions = Object.fromEntries(
    Object.entries($defs).map(([key, value]) => [`${prefix}${key}`, value]),
  )
  return JSON.parse(
    JSON.stringify({ main, definitions }).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}`),
  )
}

const formats = ['uuid', 'date', 'date-time']

function shorten({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (formats.includes(String(jsonSchema.format))) delete jsonSchema.pattern
  const [value, empty, ...more] = (jsonSchema.anyOf ?? []) as z.core.JSONSchema.BaseSchema[]
  if (!value || more.length > 0 || empty?.type !== 'null' || typeof value.type !== 'string' || value.$ref)
    return
  delete jsonSchema.anyOf
  Object.assign(
    jsonSchema,
    value,
    { type: [value.type, 'null'] },
    value.enum ? { enum: [...value.enum, null] } : {},
  )
}
