import { cellsOf, type ForeignFile, hasColumns, tableOf } from '../../../../src/derive/foreignFile.ts'
import { reviewColumns } from './reviewColumns.ts'

const columns = reviewColumns({
  product: 'product_handle',
  body: 'body',
  at: 'created_at',
  name: 'author',
  email: 'email',
  state: 'state',
  approved: 'published',
  reply: 'reply',
  replyAt: 'replied_at',
})

/** A CSV file of Shopify's own former app for reviews, Product Reviews. */
export const shopifyReviews: ForeignFile = {
  system: 'Shopify',
  isOne: (head) => hasColumns(head, ['product_handle', 'state', 'rating', 'author', 'body', 'created_at']),
  take: (table) => tableOf(cellsOf(table), columns, 0),
}
