import { defineHooks } from '../../../server/defineHooks.ts'
import { category } from './category.ts'
import { branchFollows, placedCategory } from './server/branch.ts'

/** A category's place in the tree, as it is written down in its path, its level and its addresses. */
export default defineHooks(category, { beforeSave: placedCategory, afterSave: branchFollows })
