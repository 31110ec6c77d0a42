import { z } from 'zod'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { product } from '../../product/product.ts'
import { withNames } from '../../product/rules/completeOptions.ts'
import { dimensions } from '../../product/rules/options.ts'
import { type ProductValue, rowOf } from '../../product/rules/shopValues.ts'
import { productOption } from '../productOption.ts'
import { type Clash, clashesOf } from './valueClashes.ts'
import { countVariants, productsOfValue } from './valueUses.ts'

type Option = RecordOf<typeof productOption>
type Product = RecordOf<typeof product>
type Value = Option['values'][number]

/** Which value of an option, by its code, becomes part of which other one. */
export const mergeInput = z.strictObject({
  from: z.string().min(1).max(12),
  into: z.string().min(1).max(12),
  dryRun: z.boolean().default(false),
})

/** What a merge does, or did; `left` are products that are still to follow, by the same request once more. */
export interface ValuesMerged {
  readonly products: number
  readonly variants: number
  readonly left: number
  /** Products that would have two equal variants, the first of them; nothing is merged as long as there are some. */
  readonly clashes: readonly Clash[]
}

/** Products that one request writes. */
const mostWritten = 200

/**
 * Makes two values of an option one: the products of the first have the second from then on, with their variants and pictures, and the
 * first one goes. SKUs stay, for they are written on labels and orders.
 * @throws ApiError `invalid` at `from` or `into`: a value that is not there or the same one, and products that would have two equal variants
 */
export async function mergeValues(
  { db, records }: { db: Tx; records: Records },
  option: Option,
  { from, into, dryRun }: z.output<typeof mergeInput>,
): Promise<ValuesMerged> {
  const [old, next] = [from, into].map((code) => option.values.find((value) => value.code === code))
  if (!old) throw refused<typeof mergeInput>('from', 'unknown-row')
  if (!next) throw refused<typeof mergeInput>('into', 'unknown-row')
  if (old === next) throw refused<typeof mergeInput>('into', 'same-record')
  const { ids, count } = await productsOfValue(db, { id: option.id, code: from, most: mostWritten })
  const clashes = await clashesOf(db, option.id, old, next)
  const variants = await countVariants(db, option.id, from)
  if (dryRun) return { products: count, variants, left: count, clashes }
  const [first] = clashes
  if (first)
    throw refused<typeof mergeInput>('from', 'equal-variants', {
      name: first.name,
      skus: first.skus.join(', '),
      count: clashes.length,
    })
  for (const id of ids) {
    const record = await records.read(product, id)
    if (record) await records.write(product, id, mergedIn(record, option.id, old, next))
  }
  const left = count - ids.length
  if (left === 0)
    await records.write(productOption, option.id, { values: option.values.filter((value) => value !== old) })
  return { products: ids.length, variants, left, clashes: [] }
}

/** A product with the second value in place of the first; the row of the first becomes that of the second where there is none yet. */
function mergedIn(record: Product, id: string, old: Value, next: Value): Partial<Product> {
  const changes: Record<string, unknown> = {}
  for (const { key, list, option } of dimensions) {
    if (record[option] !== id) continue
    const rows = record[list] as readonly ProductValue[]
    const was = rows.find(({ code }) => code === old.code)
    if (!was) continue
    const label = next.label.toLowerCase()
    const has = rows.find(
      (row) => row !== was && (row.code === next.code || row.value.toLowerCase() === label),
    )
    const name = has?.value ?? next.label
    const renamed = new Map([[was.value, name]])
    changes[list] = has
      ? rows.filter((row) => row !== was)
      : rows.map((row) => (row === was ? { ...row, ...rowOf(next, key === 'colour') } : row))
    Object.assign(changes, withNames({ ...record, ...changes } as Product, key, renamed))
  }
  return changes as Partial<Product>
}
