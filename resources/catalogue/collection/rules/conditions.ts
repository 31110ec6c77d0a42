import { type Condition, isEmpty } from '../../../../src/core/index.ts'
import type { ProblemCode } from '../../../../src/derive/problems.ts'

/** What a condition of an automatic collection may ask, and which of its values it uses (areas, 12). */
export const conditionFields = {
  tag: { value: 'tags', operators: ['is', 'isNot'] },
  brand: { value: 'brands', operators: ['is', 'isNot'] },
  category: { value: 'categories', operators: ['is', 'isNot'] },
  gender: { value: 'genders', operators: ['is', 'isNot'] },
  season: { value: 'words', operators: ['is', 'isNot'] },
  colour: { value: 'colours', operators: ['is', 'isNot'] },
  price: { value: 'amount', operators: ['atLeast', 'atMost'] },
  discount: { value: 'number', operators: ['atLeast', 'atMost'] },
  rating: { value: 'number', operators: ['atLeast', 'atMost'] },
  soldLately: { value: 'number', operators: ['atLeast', 'atMost'] },
  sizeInStock: { value: 'words', operators: ['is', 'isNot'] },
  inStock: { value: undefined, operators: ['is', 'isNot'] },
  createdWithin: { value: 'number', operators: ['is', 'isNot'] },
} as const

export type ConditionField = keyof typeof conditionFields

/** How many days "sold lately" looks back where a condition does not say; products keep that figure (`product.soldLately`). */
export const usualSoldDays = 30

/** One condition of a collection, as its row stores it. Amounts are paise, numbers percent, pieces or days; `days` is of `soldLately`. */
export interface CollectionCondition {
  readonly field: ConditionField
  readonly operator: 'is' | 'isNot' | 'atLeast' | 'atMost'
  readonly tags?: readonly string[] | null
  readonly brands?: readonly string[] | null
  readonly categories?: readonly string[] | null
  readonly genders?: readonly string[] | null
  readonly colours?: readonly string[] | null
  readonly words?: string | null
  readonly amount?: number | null
  readonly number?: number | null
  readonly days?: number | null
}

/** The days within which a condition asks for pieces sold, where it is not the figure that products keep. */
export const soldDaysOf = ({ field, days }: CollectionCondition): number | undefined =>
  field === 'soldLately' && typeof days === 'number' && days !== usualSoldDays ? days : undefined

/** What is wrong with a condition: the operator does not fit its field, or its value is missing. */
export function conditionProblem(
  condition: CollectionCondition,
): { at: keyof CollectionCondition; code: ProblemCode } | undefined {
  const { operators, value } = conditionFields[condition.field]
  if (!(operators as readonly string[]).includes(condition.operator))
    return { at: 'operator', code: 'unfit-operator' }
  if (value === undefined) return undefined
  return isEmpty(condition[value]) ? { at: value, code: 'required' } : undefined
}

/** What the products of a condition have in common, as a condition on products; undefined for one that is the opposite of that. */
type Positive = Condition

const day = 86_400_000

/**
 * What a collection's condition asks of products, as a condition on the area `product`. `subtree` answers a category with all below
 * it; `now` is where "within the last days" counts from. `isNot` of a list cannot be said in the condition language, which has no
 * negation; such a condition is answered with `not: true` and has to be negated by whoever compiles it.
 */
export function productCondition(
  condition: CollectionCondition,
  subtree: (ids: readonly string[]) => readonly string[],
  now: Date,
): { readonly where: Positive; readonly not: boolean } {
  const { field, operator } = condition
  const not = operator === 'isNot'
  const bound = (value: number | null | undefined) =>
    operator === 'atLeast' ? { gte: value ?? 0 } : { lte: value ?? 0 }
  switch (field) {
    case 'tag':
      return { where: { tags: { has: condition.tags ?? [] } }, not }
    case 'brand':
      return { where: { brand: { in: condition.brands ?? [] } }, not }
    case 'category':
      return { where: { categories: { has: subtree(condition.categories ?? []) } }, not }
    case 'gender':
      return { where: { gender: { in: condition.genders ?? [] } }, not }
    case 'colour':
      return { where: { colourFamilies: { has: condition.colours ?? [] } }, not }
    case 'season':
      return { where: { season: { in: wordsOf(condition.words) } }, not }
    case 'price':
      return { where: { priceFrom: bound(condition.amount) }, not: false }
    case 'discount':
      return { where: { discount: bound(condition.number) }, not: false }
    case 'rating':
      return { where: { ratingAverage: bound(condition.number) }, not: false }
    case 'soldLately':
      return { where: { soldLately: bound(condition.number) }, not: false }
    case 'sizeInStock':
      return { where: { stockedSizes: { has: wordsOf(condition.words) } }, not }
    case 'inStock':
      return { where: { stock: { gt: 0 } }, not }
    case 'createdWithin': {
      const since = new Date(now.getTime() - (condition.number ?? 0) * day).toISOString()
      return { where: { createdAt: { gte: since } }, not }
    }
  }
}

/** Several words in one box: `SS26, AW26`. */
const wordsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
