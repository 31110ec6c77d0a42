import { z } from 'zod'
import { defined } from '../core/defined.ts'
import { baseLocale, type Field, locales, type Resource } from '../core/index.ts'
import { localizedFields } from './localizedFields.ts'

/** What a client may send in place of a value: nothing, where the field may stay empty. */
const inputOf = ({ type, options }: Field) => {
  const value = type.schema(options, z)
  return options.list ? value : value.nullable()
}

/** `{ fr: { name: 'Chemise' } }`: texts of the localized fields in the languages other than the base one. */
function translationsSchema(resource: Resource) {
  const texts = localizedFields(resource).map(
    (name) => [name, inputOf(resource.fields[name] as Field).optional()] as const,
  )
  const others = locales.filter((locale) => locale !== baseLocale)
  return z.strictObject(
    Object.fromEntries(
      others.map((locale) => [locale, z.strictObject(Object.fromEntries(texts)).optional()]),
    ),
  )
}

const shapes = new WeakMap<Resource, z.ZodObject>()

/**
 * The types and bounds of all writable fields, each optional: presence is the business of `validate`, which knows the rules.
 * Unknown keys are refused. The same object checks the form, the API and the import, and becomes the API document.
 */
export function inputSchema(resource: Resource): z.ZodObject {
  const known = shapes.get(resource)
  if (known) return known
  const writable = Object.entries(resource.fields).filter(([, { options }]) => !options.computed)
  const shape: Record<string, z.ZodType> = Object.fromEntries(
    writable.map(([name, field]) => [name, inputOf(field).optional()]),
  )
  if (localizedFields(resource).length > 0) shape.translations = translationsSchema(resource).optional()
  const schema = z.strictObject(shape)
  shapes.set(resource, schema)
  return schema
}

/** Whether the field must hold a value in every record. */
const isRequired = ({ options }: Field): boolean => options.required === true || options.default !== undefined

/** A record as the API answers it; for the API document and for clients that check what they get. */
export function recordSchema(resource: Resource): z.ZodObject {
  const fields = Object.entries(resource.fields).map(([name, field]) => {
    const value = field.type.schema(field.options, z)
    return [name, isRequired(field) || field.options.list ? value : value.nullable()] as const
  })
  const states = Object.keys(resource.workflow?.states ?? {}) as [string, ...string[]]
  return z.object(
    defined<Record<string, z.ZodType>>({
      id: z.guid(),
      version: z.int().min(1),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
      status: states.length > 0 ? z.enum(states) : undefined,
      ...Object.fromEntries(fields),
      translations: localizedFields(resource).length > 0 ? translationsSchema(resource) : undefined,
    }),
  )
}
