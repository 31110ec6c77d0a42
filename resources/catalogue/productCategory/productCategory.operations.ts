import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { demand } from '../../../server/records/refuse.ts'
import { product } from '../product/product.ts'
import { productCategory } from './productCategory.ts'
import { cleanUpLists, shelfSorts } from './rules/shelf.ts'
import { assign, setCategories, unassign } from './server/assign.ts'
import { readCleanUp } from './server/cleanUp.ts'
import { moveAll } from './server/moveAll.ts'
import { moveTo } from './server/places.ts'
import { readShelf } from './server/shelf.ts'

const id = z.guid().toLowerCase()
const ids = z
  .array(id)
  .min(1)
  .max(200)
  .transform((list) => [...new Set(list)])
const page = { from: z.int().min(0).max(1_000_000).default(0), size: z.int().min(1).max(100).default(48) }
const sorts = z.enum(shelfSorts)
const statuses = z.enum(['draft', 'active', 'archived'])

/** What merchandising asks beside the pairs themselves (areas, 8). What tells of products needs the right to see products, too. */
export default defineOperations(productCategory, {
  shelf: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({
      category: id,
      sort: sorts.default('manual'),
      status: statuses.optional(),
      ...page,
    }),
    summary: 'The products right in a category as customers see them in a given order, pinned ones first.',
    run: ({ db, actor, input: { from, size, ...rest } }) => {
      demand(actor, product, 'view')
      return readShelf(db, { ...rest, from, to: from + size - 1 })
    },
  },
  cleanUp: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ list: z.enum(cleanUpLists), most: z.int().min(1).max(19).default(3), ...page }),
    summary: 'Products without a category, without a primary one, in hidden ones or in too many.',
    run: ({ db, actor, input: { from, size, ...rest } }) => {
      demand(actor, product, 'view')
      return readCleanUp(db, { ...rest, from, to: from + size - 1 })
    },
  },
  move: {
    on: 'record',
    flag: 'edit',
    input: z.strictObject({ to: z.int().min(1).max(10_000_000) }),
    summary:
      'Moves a product to the n-th place of its category as it is arranged by hand; counted from 1, pinned ones first.',
    run: async ({ db, records, record, input }) => {
      const { position, version } = await moveTo({ db, records }, record, input.to)
      return { position, version }
    },
  },
  assign: {
    on: 'collection',
    flag: 'create',
    input: z.strictObject({ products: ids, category: id, primary: z.boolean().default(false) }),
    rows: ({ products }) => products.length,
    summary:
      'Puts up to 200 products into a category, at its end; with `primary` it becomes their primary one.',
    run: ({ db, records, offerUndo, input }) => assign({ db, records, offerUndo }, input),
  },
  unassign: {
    on: 'collection',
    flag: 'delete',
    input: z.strictObject({ products: ids, category: id }),
    rows: ({ products }) => products.length,
    summary: 'Takes up to 200 products out of a category.',
    run: ({ db, records, offerUndo, input }) => unassign({ db, records, offerUndo }, input),
  },
  moveAll: {
    on: 'collection',
    flag: 'edit',
    input: z.strictObject({ from: id, to: id, most: z.int().min(1).max(200).default(200) }),
    summary:
      'Moves products from one category to another, up to 200 in one request; `left` says how many remain, `undo` how these can be put back.',
    run: ({ db, records, offerUndo, input }) => moveAll({ db, records, offerUndo }, input),
  },
  set: {
    on: 'collection',
    flag: 'edit',
    input: z.strictObject({
      product: id,
      categories: z
        .array(id)
        .max(20)
        .transform((list) => [...new Set(list)]),
      primary: id.nullable(),
    }),
    summary: 'Says anew which categories a product is in, and which of them is its primary one.',
    run: ({ db, records, input }) => setCategories({ db, records }, input),
  },
})
