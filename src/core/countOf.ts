/** The function of a computed field that nothing in a form can tell: what the server keeps of it, once the record is stored. */
export interface Kept<V> {
  (record: object): V
  readonly isKept: true
}

/** The function of a computed field that the server keeps by counting; `of` are the relations that count (`product.brand`), all where empty. */
export interface Counter extends Kept<number> {
  readonly counts: readonly string[]
}

/** The function of a computed field that the server keeps: when the record was last referred to, ISO. */
export interface LastUse extends Kept<string | null> {
  readonly isLastUse: true
}

/**
 * Declares that a computed field counts how many records refer to this one: `computed: { productsCount: countOf('productsCount',
 * 'product.brand') }`. Nobody can write it and no history tells of it; `server/records/countUses.ts` keeps it in the transaction
 * of every write that refers or ceases to. Without relations every reference of the shop counts.
 */
export const countOf = (field: string, ...relations: readonly string[]): Counter =>
  Object.assign((record: object) => kept<number>(record, field) ?? 0, {
    isKept: true as const,
    counts: relations,
  })

/** Declares a computed field that holds when the record was last referred to; kept like `countOf`. */
export const lastUse = (field: string): LastUse =>
  Object.assign((record: object) => kept<string>(record, field) ?? null, {
    isKept: true as const,
    isLastUse: true as const,
  })

/** Declares a computed field whose value the hooks of its area set (`beforeSave`) or the server's SQL keeps; `initial` until then. */
export const keptAs = <V>(field: string, initial: V): Kept<V> =>
  Object.assign((record: object) => kept<V>(record, field) ?? initial, { isKept: true as const })

const kept = <V>(record: object, field: string): V | null | undefined =>
  (record as Readonly<Record<string, unknown>>)[field] as V | null | undefined
