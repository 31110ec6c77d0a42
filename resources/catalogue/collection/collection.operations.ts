import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { demand } from '../../../server/records/refuse.ts'
import { product } from '../product/product.ts'
import { collectionSorts } from '../productCategory/rules/shelf.ts'
import { collection } from './collection.ts'
import { type CollectionCondition, conditionProblem } from './rules/conditions.ts'
import { copyByHand, copyByHandInput } from './server/copyByHand.ts'
import { findCodes } from './server/findCodes.ts'
import { readMembers } from './server/members.ts'

const { fields } = collection
const { conditions } = fields
const rules = z.strictObject({
  type: z.enum(['manual', 'automatic']),
  products: fields.products.type.schema(fields.products.options, z).default([]),
  match: z.enum(['all', 'any']).default('all'),
  conditions: z.array(z.unknown()).max(20).default([]),
  pinnedProducts: fields.pinnedProducts.type.schema(fields.pinnedProducts.options, z).default([]),
  excludedProducts: fields.excludedProducts.type.schema(fields.excludedProducts.options, z).default([]),
  sortOrder: z.enum(collectionSorts).default('newest'),
  maxProducts: z.int().min(1).max(100_000).nullable().default(null),
})
const row = conditions.type.schema(conditions.options, z)

/** What collections can be asked (areas, 12). All of it tells of products, which needs the right to see them. */
export default defineOperations(collection, {
  preview: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: rules,
    summary:
      'What a collection would hold before it is saved: the count, the first 20, and the conditions that are not complete yet.',
    run: async ({ db, actor, input }) => {
      demand(actor, product, 'view')
      const judged = input.conditions.map((condition) => judge(condition))
      const page = await readMembers(
        db,
        {
          ...input,
          products: input.products as string[],
          pinnedProducts: input.pinnedProducts as string[],
          excludedProducts: input.excludedProducts as string[],
          conditions: judged.filter((condition) => condition !== undefined),
        },
        { from: 0, to: 19 },
      )
      const incomplete = judged.flatMap((condition, index) => (condition ? [] : [index]))
      return { ...page, incomplete }
    },
  },
  members: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({
      from: z.int().min(0).max(1_000_000).default(0),
      size: z.int().min(1).max(100).default(48),
    }),
    summary: 'The products of a collection in its order, found at this moment.',
    run: ({ db, actor, record, input: { from, size } }) => {
      demand(actor, product, 'view')
      return readMembers(db, record, { from, to: from + size - 1 })
    },
  },
  copyByHand: {
    on: 'record',
    adds: true,
    flag: 'create',
    input: copyByHandInput,
    summary: 'Makes a collection by hand, not shown yet, of what an automatic one holds at this moment.',
    run: ({ db, records, actor, record, input }) => {
      demand(actor, product, 'view')
      return copyByHand({ db, records }, record, input)
    },
  },
  find: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ codes: z.array(z.string().trim().min(1).max(64)).min(1).max(1000) }),
    summary: 'Finds products by style codes and SKUs, for a list that is pasted; tells which are unknown.',
    run: ({ db, actor, input }) => {
      demand(actor, product, 'view')
      return findCodes(db, [...new Set(input.codes)])
    },
  },
})

/** A condition that can be asked; undefined while something of it is missing or wrong. */
function judge(condition: unknown): CollectionCondition | undefined {
  const given = typeof condition === 'object' && condition !== null ? condition : {}
  const parsed = row.safeParse([{ operator: 'is', ...given }])
  if (!parsed.success) return undefined
  const [known] = parsed.data as CollectionCondition[]
  return known && conditionProblem(known) === undefined ? known : undefined
}
