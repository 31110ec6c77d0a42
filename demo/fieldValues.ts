import { z } from 'zod'
import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import type { Field, Fields } from '../src/core/index.ts'
import type { Shop } from './shop.ts'
import { locales, type Words, wordsSchema } from './words.ts'

/** What records of other areas are called in the data, by the area. */
export type Keys = Readonly<Record<string, z.ZodType<string>>>

/** The schema of some fields; which of them are needed, only it knows. */
type SchemaOf<F extends Fields> = z.ZodObject<{ [K in keyof F]: z.ZodExactOptional }, z.core.$strict>

/** What a file may say of fields of a descriptor: the same as a form, but texts in every language at once, and records by their keys. */
export const fieldsSchema = <F extends Fields>(fields: F, keys: Keys = {}) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const isNeeded = field.options.required && field.options.default === undefined
        const schema = fieldSchema(field, keys)
        return [name, isNeeded ? schema : schema.exactOptional()]
      }),
    ),
  ) as unknown as SchemaOf<F>

function fieldSchema({ kind, options, type }: Field, keys: Keys): z.ZodType {
  if (options.localized) return wordsSchema
  if (kind === 'rows') return z.array(fieldsSchema(options.fields, keys))
  const key = keys[options.to] ?? z.never()
  if (kind === 'reference') return key
  if (kind === 'references') return z.array(key).min(1)
  return type.schema(options, z)
}

/** The values of fields as a record holds them, and their texts in the other languages. */
export function fieldValues(shop: Shop, fields: Fields, data: Readonly<Record<string, unknown>>) {
  const given = Object.entries(data).map(([name, value]) => [name, fields[name] as Field, value] as const)
  const inOne = (locale: keyof Words) =>
    Object.fromEntries(
      given.flatMap(([name, { kind, options }, value]) => {
        if (!options.localized) return []
        const { [locale]: text } = value as Words
        return [[name, kind === 'richText' ? `<p>${text}</p>` : text]]
      }),
    )
  const values: Values = {
    ...Object.fromEntries(given.map(([name, field, value]) => [name, storedValue(shop, field, value)])),
    ...inOne('en'),
  }
  const translations: Values = Object.fromEntries(
    locales.filter((locale) => locale !== 'en').map((locale) => [locale, inOne(locale)]),
  )
  return { values, translations }
}

function storedValue(shop: Shop, { kind, options }: Field, value: unknown): unknown {
  const idOf = (key: unknown) => shop.id(resources[options.to as keyof typeof resources], String(key))
  if (kind === 'reference') return idOf(value)
  if (kind === 'references') return (value as unknown[]).map(idOf)
  if (kind === 'rows')
    return (value as Record<string, unknown>[]).map((row) => fieldValues(shop, options.fields, row).values)
  return value
}
