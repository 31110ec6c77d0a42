import { z } from 'zod'
import { type Field, type Fields, isInput, type Resource } from '../core/index.ts'
import { validate } from './validate.ts'

/**
 * A record that could be sent to create one, made of the kinds' own examples; for the API document and for tests. References are
 * placeholders, so whoever sends it puts real ids in their place. Undefined where the examples do not meet the rules.
 */
export function exampleOf(resource: Resource): Record<string, unknown> | undefined {
  const full = exampleValues(resource.fields, isSimple)
  const least = exampleValues(resource.fields, ({ options }) => options.required === true)
  return [full, least].find((example) => validate(resource, example).ok)
}

/** Values that stand for themselves: not what points to another record or to a file, unless it is required. */
const isSimple = ({ kind, options }: Field) => options.required === true || !pointers.includes(kind)

const pointers = ['reference', 'references', 'parent', 'image', 'images', 'file']

function exampleValues(fields: Fields, isWanted: (field: Field) => boolean): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const { options } = field
    // What is made from another field is left to the server.
    if (!isInput(field) || options.from || !isWanted(field)) return []
    const value = exampleValue(field)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

function exampleValue({ type, options }: Field): unknown {
  if (options.fields)
    return [exampleValues(options.fields as Fields, (field) => field.options.required === true)]
  const candidates = [options.default, ...(options.values ?? []), ...[...type.examples.valid].sort(byWealth)]
  const schema = type.schema(options, z)
  return candidates.find((value) => value !== undefined && schema.safeParse(value).success)
}

/** A list with something in it says more than an empty one. */
const byWealth = (a: unknown, b: unknown) =>
  (Array.isArray(b) ? b.length : 0) - (Array.isArray(a) ? a.length : 0)
