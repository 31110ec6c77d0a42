import { cellsOf, type ForeignFile, hasColumns, tableOf } from '../../../../src/derive/foreignFile.ts'
import { reviewColumns } from './reviewColumns.ts'

const columns = reviewColumns({
  product: 'product_handle',
  body: 'body',
  at: 'review_date',
  name: 'reviewer_name',
  email: 'reviewer_email',
  state: 'curated',
  approved: 'ok',
  reply: 'reply',
  replyAt: 'reply_date',
})

/** A CSV file of reviews as Judge.me exports it and takes it in. Those of the shop itself are left out. */
export const judgeMeReviews: ForeignFile = {
  system: 'Judge.me',
  isOne: (head) => hasColumns(head, ['body', 'rating', 'review_date', 'reviewer_name', 'product_handle']),
  take(table) {
    const reviews = cellsOf(table).filter((cell) => cell('product_handle'))
    return tableOf(reviews, columns, table.rows.length - reviews.length)
  },
}
