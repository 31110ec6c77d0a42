import { defineHooks } from '../../../server/defineHooks.ts'
import { stripHistory } from '../../shared/privacy/server/stripHistory.ts'
import { wishlistItem } from './wishlistItem.ts'

/** What somebody no longer wishes for says nothing of them. */
export default defineHooks(wishlistItem, {
  afterDelete: ({ db, record }) => stripHistory(db, wishlistItem, record.id, ['customer']),
})
