import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { productOption } from '../../productOption/productOption.ts'
import type { product } from '../product.ts'
import { withNames } from '../rules/completeOptions.ts'
import { dimensions } from '../rules/options.ts'
import { asOfShop, ownChanges, type ProductValue } from '../rules/shopValues.ts'

type Product = RecordOf<typeof product>
type Option = RecordOf<typeof productOption>

/** The options of the shop that a product names, by the field that does. */
export type NamedOptions = ReadonlyMap<string, Option>

/** Reads the options that a product names; one that is not there is refused where references are checked. */
export async function namedOptions(db: Db, record: Product): Promise<NamedOptions> {
  const found = new Map<string, Option>()
  for (const { option } of dimensions) {
    const id = record[option]
    const known = id === null ? undefined : await findRecord(db, productOption, id)
    if (known) found.set(option, known as Option)
  }
  return found
}

/**
 * A product with what the options of the shop say: its rows of one of their codes have the name and look of that value, its variants and
 * pictures with them, and what it varies in beside colour and size is called as the option is.
 * @throws ApiError `invalid` where somebody gave a value of the shop another name or look in the product
 */
export function followOptions(
  record: Product,
  previous: Product | undefined,
  options: NamedOptions,
): Product {
  const followed: Record<string, unknown> & Pick<Product, 'variants' | 'media'> = { ...record }
  const problems: FieldProblem[] = []
  for (const { key, list, option } of dimensions) {
    const named = options.get(option)
    if (!named) continue
    const rows = record[list] as readonly ProductValue[]
    const before = previous?.[option] === named.id ? (previous[list] as readonly ProductValue[]) : []
    for (const { row, key: field, value } of ownChanges(rows, before, named.values))
      problems.push(
        // Of all lists but that of the colours, only the name is the shop's.
        problemAt<Product>(`${list as 'colours'}.${row}.${field}`, 'shop-value', {
          value: value.label,
          option: named.name,
        }),
      )
    const next = asOfShop(rows, named.values, key === 'colour')
    const renamed = new Map(
      next.flatMap(({ value }, index): [string, string][] => {
        const was = rows[index]?.value ?? value
        return was === value ? [] : [[was, value]]
      }),
    )
    followed[list] = next
    Object.assign(followed, withNames(followed, key, renamed))
    if (key === 'other') followed.otherOption = named.name
  }
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return followed as unknown as Product
}
