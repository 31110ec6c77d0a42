import { sealed } from '../../src/core/index.ts'
import type { JsonSchema } from '../../src/derive/jsonSchema.ts'
import type { OpenApi } from '../../src/derive/openapi/document.ts'
import { type Html, html } from './html.ts'

/** The properties of a schema as a table; a short description where it has none. */
export function schemaTable(document: OpenApi, schema: JsonSchema | undefined, label: string): Html | false {
  if (!schema) return false
  const target = schema.type === 'array' ? (schema.items as JsonSchema) : schema
  const { properties, required } = flat(document, target)
  const rows = Object.entries(properties)
  if (rows.length === 0) return html`<p><code>${typeName(document, schema)}</code></p>`
  return html`${schema.type === 'array' && html`<p>A list of:</p>`}
    <div class="scroll" tabindex="0" role="region" aria-label="${label}"><table>
    <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Limits</th></tr></thead>
    <tbody>${rows.map(
      ([name, property]) => html`<tr>
        <td><code>${name}</code>${required.includes(name) && html` <span class="quiet">required</span>`}</td>
        <td>${typeName(document, property)}</td><td>${limits(resolve(document, property))}</td>
      </tr>`,
    )}</tbody></table></div>`
}

/** Follows references, also those into the properties of another schema. */
function resolve(document: OpenApi, schema: JsonSchema): JsonSchema {
  const path = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref ?? ''))?.[1]
  if (path === undefined) return schema
  const found = path
    .split('/')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      document.components.schemas,
    )
  return found ? resolve(document, found as JsonSchema) : {}
}

function flat(
  document: OpenApi,
  schema: JsonSchema,
): { properties: Record<string, JsonSchema>; required: string[] } {
  const own = resolve(document, schema)
  const parts = ((own.allOf ?? []) as JsonSchema[]).map((part) => flat(document, part))
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own.properties),
    required: [...parts.flatMap(({ required }) => required), ...((own.required ?? []) as string[])],
  }
}

function typeName(document: OpenApi, schema: JsonSchema): string {
  const own = resolve(document, schema)
  if (own.enum) return (own.enum as unknown[]).map((value) => JSON.stringify(value)).join(' | ')
  if (own.anyOf) return (own.anyOf as JsonSchema[]).map((part) => typeName(document, part)).join(' | ')
  if (own.type === 'array') return `list of ${typeName(document, (own.items ?? {}) as JsonSchema)}`
  const type = [own.type ?? 'any'].flat().join(' | ')
  return own.format ? `${type} (${String(own.format)})` : type
}

const bounds = sealed<Readonly<Record<string, string>>>({
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'characters at least',
  maxLength: 'characters at most',
  minItems: 'entries at least',
  maxItems: 'entries at most',
  multipleOf: 'in steps of',
  pattern: 'matches',
})

function limits(schema: JsonSchema): string {
  const known = Object.entries(bounds).flatMap(([key, words]) => {
    const value = schema[key]
    return value === undefined || value === Number.MAX_SAFE_INTEGER ? [] : [`${words} ${String(value)}`]
  })
  return known.join(', ')
}
