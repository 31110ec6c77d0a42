import {
  type Cell,
  cellsOf,
  type ForeignColumn,
  type ForeignFile,
  hasColumns,
  tableOf,
} from '../../../../src/derive/foreignFile.ts'
import { momentOf } from '../../../shared/formerSystem/rules/momentOf.ts'
import { reviewId } from './reviewId.ts'
import { reviewWords } from './reviewWords.ts'

const at = (cell: Cell) => momentOf(cell('review_date'))

const columns: readonly ForeignColumn<Cell>[] = [
  {
    name: 'externalId',
    from: 'product_handle, review_date, reviewer_email',
    read: (cell) =>
      reviewId({
        product: cell('product_handle'),
        at: at(cell),
        email: cell('reviewer_email'),
        name: cell('reviewer_name'),
        words: cell('body'),
      }),
  },
  { name: 'product', from: 'product_handle', read: (cell) => cell('product_handle') },
  { name: 'rating', from: 'rating', read: (cell) => cell('rating') },
  { name: 'title', from: 'title', read: (cell) => reviewWords(cell('title')) },
  { name: 'body', from: 'body', read: (cell) => reviewWords(cell('body')) },
  { name: 'createdAt', from: 'review_date', read: at },
  { name: 'displayName', from: 'reviewer_name', read: (cell) => cell('reviewer_name') },
  { name: 'customer', from: 'reviewer_email', read: (cell) => cell('reviewer_email') },
  {
    name: 'status',
    from: 'curated',
    read: (cell) => (cell('curated').toLowerCase() === 'ok' ? 'approved' : 'pending'),
  },
  { name: 'replyText', from: 'reply', read: (cell) => reviewWords(cell('reply')) },
  { name: 'replyAt', from: 'reply_date', read: (cell) => momentOf(cell('reply_date')) },
]

/** A CSV file of reviews as Judge.me exports it and takes it in: `curated` is `ok` for what was let through. Those of the shop itself are left out. */
export const judgeMeReviews: ForeignFile = {
  system: 'Judge.me',
  isOne: (head) => hasColumns(head, ['body', 'rating', 'review_date', 'reviewer_name', 'product_handle']),
  take(table) {
    const reviews = cellsOf(table).filter((cell) => cell('product_handle'))
    return tableOf(reviews, columns, table.rows.length - reviews.length)
  },
}
