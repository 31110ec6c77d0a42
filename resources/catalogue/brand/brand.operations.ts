import { defineOperations } from '../../../server/defineOperations.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { mergeOperation } from '../../shared/merge/server/mergeOperation.ts'
import { leaveRedirect } from '../../shared/redirect/server/leaveRedirect.ts'
import { brand } from './brand.ts'

/** Brands that are one brand become one record (areas, 9). */
export default defineOperations(brand, {
  merge: mergeOperation(brand, {
    finish: (merging, from, into) =>
      leaveRedirect(merging, storePath.brand(from.slug), storePath.brand(into.slug)),
  }),
})
