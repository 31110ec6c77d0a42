import type { ColourFamily, SizeSystem } from './options.ts'

/** A value of one of the shop's options, as far as products take it over. `S` is its picture. */
export interface ShopValue<S = unknown> {
  readonly label: string
  readonly code: string
  readonly hex?: string | null
  readonly swatch?: S | null
  readonly family?: ColourFamily | null
  readonly system?: SizeSystem | null
}

/** A value of a product. */
export interface ProductValue {
  readonly id?: string
  readonly value: string
  readonly code?: string | null
}

/** What of a value is the shop's, by its name in the rows of a product; where the shop says nothing, a product says it itself. */
const taken = [
  ['value', 'label'],
  ['hex', 'hex'],
  ['family', 'family'],
  ['swatch', 'swatch'],
] as const

/** The value of an option that a row of a product stands for: by its code, or by its name as long as it has no code. */
export const shopValueOf = <V extends ShopValue>(row: ProductValue, values: readonly V[]): V | undefined =>
  values.find(({ code, label }) => (row.code ? code === row.code : label === row.value))

/**
 * The rows of a product with the names and looks of the shop's values that they stand for; `looks` where the list has any. A row keeps
 * its own name where another one of the product is called so already.
 */
export function asOfShop<R extends ProductValue>(
  rows: readonly R[],
  values: readonly ShopValue[],
  looks: boolean,
): R[] {
  return rows.map((row) => {
    const value = shopValueOf(row, values)
    if (!value) return row
    const isTaken = rows.some((each) => each !== row && sameName(each.value, value.label))
    const own = taken.flatMap(([key, of]) => {
      const given = value[of]
      if (given === null || given === undefined) return []
      return (key === 'value' ? isTaken : !looks) ? [] : [[key, given] as const]
    })
    return { ...row, code: value.code, ...Object.fromEntries(own) }
  })
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** A new row of a product for a value of the shop. */
export function rowOf<S>(value: ShopValue<S>, looks: boolean) {
  const { label, code, hex = null, family = null, swatch = null } = value
  const row = { value: label, code }
  return looks ? { ...row, hex, family, swatch } : row
}

/** Where a row that stood for a value of the shop was changed in what is the shop's: the places of the rows and the names of the fields. */
export function ownChanges(
  rows: readonly ProductValue[],
  before: readonly ProductValue[],
  values: readonly ShopValue[],
): { readonly row: number; readonly key: (typeof taken)[number][0]; readonly value: ShopValue }[] {
  const known = new Map(before.map((row) => [row.id, row]))
  return rows.flatMap((row, index) => {
    const was = known.get(row.id)
    const value = was && was.code === row.code ? shopValueOf(row, values) : undefined
    if (!was || !row.code || !value) return []
    return taken.flatMap(([key, of]) => {
      const [now, then, shop] = [read(row, key), read(was, key), value[of] ?? null]
      const isSame = shop === null || same(now, then) || same(now, shop)
      return isSame ? [] : [{ row: index, key, value }]
    })
  })
}

const read = (row: object, key: string): unknown => (row as Readonly<Record<string, unknown>>)[key] ?? null

/** Pictures are objects; the order of their keys says nothing. */
const mark = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(Object.entries(value).sort()) : value

const same = (a: unknown, b: unknown): boolean => mark(a) === mark(b)
