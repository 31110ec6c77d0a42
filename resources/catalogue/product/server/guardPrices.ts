import type { Actor } from '../../../../server/actor.ts'
import { isSame } from '../../../../server/records/values.ts'
import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import type { product } from '../product.ts'
import { priceFields } from '../rules/variantFields.ts'

type Product = RecordOf<typeof product>

/**
 * What a person without the flag `changePrice` has done to prices of variants, at the cells. A new variant may cost what the product
 * costs. The product's own prices are restricted fields already.
 */
export function priceProblems(record: Product, previous: Product | undefined, actor: Actor): FieldProblem[] {
  if (hasFlag(actor, 'product', 'changePrice')) return []
  const before = new Map((previous?.variants ?? []).map((row) => [row.id, row]))
  return record.variants.flatMap((row, index) => {
    const was: Readonly<Record<string, unknown>> = before.get(row.id) ?? {
      mrp: record.mrp,
      salePrice: record.salePrice,
    }
    return priceFields
      .filter((name) => !isSame(row[name] ?? null, was[name] ?? null))
      .map((name) => problemAt<Product>(`variants.${index}.${name}`, 'not-allowed'))
  })
}
