import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { demand } from '../../../server/records/refuse.ts'
import { mergeOperation } from '../../shared/merge/server/mergeOperation.ts'
import { productCategory } from '../productCategory/productCategory.ts'
import { category } from './category.ts'
import { hiddenWith, inheritedBelow } from './server/branch.ts'
import { categoryMerge } from './server/mergeSteps.ts'
import { moveOut } from './server/moveOut.ts'

/** What categories can be asked (areas, 7). */
export default defineOperations(category, {
  inherited: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ parent: z.guid().toLowerCase().nullable() }),
    summary: 'The defaults that a category below `parent` inherits, each with the category it comes from.',
    run: ({ db, input }) => inheritedBelow(db, input.parent),
  },
  hides: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'What customers would not see any more if the category were inactive.',
    run: ({ db, record }) => hiddenWith(db, record),
  },
  moveOut: {
    on: 'record',
    flag: 'delete',
    input: z.strictObject({
      to: z.guid().toLowerCase(),
      most: z.int().min(1).max(200).default(200),
    }),
    summary:
      'Moves products to another category, up to 200 in one request, and deletes the category with the last of them.',
    run: (asked) => {
      demand(asked.actor, productCategory, 'edit')
      return moveOut(asked, asked.record, asked.input)
    },
  },
  merge: mergeOperation(category, categoryMerge),
})
