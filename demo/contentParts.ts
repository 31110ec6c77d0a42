import { z } from 'zod'
import type { ContentShape } from '../resources/content/page/rules/typed.ts'
import type { Values } from '../server/records/values.ts'
import { fieldsSchema, fieldValues, type Keys } from './fieldValues.ts'
import type { Shop } from './shop.ts'

/** What a block or a section says: its fields, and the fields of each of its items. */
export interface Parts {
  readonly items?: readonly Readonly<Record<string, unknown>>[]
  readonly [field: string]: unknown
}

/**
 * What one of several types asks for; the compiler knows what all have, the schema what each has. It is made when it is first asked: a
 * start, which does not ask, would spend a tenth of the reading on it.
 */
export const unionByType = <T>(options: () => readonly z.ZodObject[]): z.ZodType<T> =>
  z.lazy(() => z.discriminatedUnion('type', options() as never)) as unknown as z.ZodType<T>

/** What a file may say of a block or a section of some type. */
export function partsSchema({ fields, items }: ContentShape, keys: Keys) {
  const own = fieldsSchema(fields, keys)
  return items ? own.extend({ items: z.array(fieldsSchema(items, keys)).min(1) }) : own
}

/** The same as a record holds it. */
export function partsValues(shop: Shop, shape: ContentShape, { items, ...fields }: Parts): Values {
  const { items: itemFields = {} } = shape
  return {
    ...fieldValues(shop, shape.fields, fields),
    ...(items ? { items: items.map((item) => fieldValues(shop, itemFields, item)) } : {}),
  }
}
