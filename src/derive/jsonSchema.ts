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
  const {
    $schema: _,
    $defs = {},
    ...main
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: shorten })
  const schemas: JsonSchemas = { [name]: main, ...prefixed(name, $defs as JsonSchemas) }
  return JSON.parse(
    JSON.stringify(schemas).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`),
  ) as JsonSchemas
}

const prefixed = (name: string, definitions: JsonSchemas): JsonSchemas =>
  Object.fromEntries(Object.entries(definitions).map(([key, value]) => [`${name}.${key}`, value]))

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
