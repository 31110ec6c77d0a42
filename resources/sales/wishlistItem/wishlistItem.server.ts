import { stripHistory } from '../../customers/customer/server/anonymise.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { wishlistItem } from './wishlistItem.ts'

/** What somebody no longer wishes for says nothing of them. */
export default defineHooks(wishlistItem, {
  afterDelete: ({ db, record }) => stripHistory(db, wishlistItem, record.id, ['customer']),
})
