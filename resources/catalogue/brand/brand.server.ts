import { defineHooks } from '../../../server/defineHooks.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { followAddress } from '../../shared/redirect/server/leaveRedirect.ts'
import { brand } from './brand.ts'

/** Visitors of a brand's former address are led to the one it has now. */
export default defineHooks(brand, {
  afterSave: (change) =>
    followAddress(change, ({ active, slug }) => (active ? storePath.brand(slug) : undefined)),
})
