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

const at = (cell: Cell) => momentOf(cell('created_at'))

const columns: readonly ForeignColumn<Cell>[] = [
  {
    name: 'externalId',
    from: 'product_handle, created_at, email',
    read: (cell) =>
      reviewId({
        product: cell('product_handle'),
        at: at(cell),
        email: cell('email'),
        name: cell('author'),
        words: cell('body'),
      }),
  },
  { name: 'product', from: 'product_handle', read: (cell) => cell('product_handle') },
  { name: 'rating', from: 'rating', read: (cell) => cell('rating') },
  { name: 'title', from: 'title', read: (cell) => reviewWords(cell('title')) },
  { name: 'body', from: 'body', read: (cell) => reviewWords(cell('body')) },
  { name: 'createdAt', from: 'created_at', read: at },
  { name: 'displayName', from: 'author', read: (cell) => cell('author') },
  { name: 'customer', from: 'email', read: (cell) => cell('email') },
  {
    name: 'status',
    from: 'state',
    read: (cell) => (cell('state').toLowerCase() === 'published' ? 'approved' : 'pending'),
  },
  { name: 'replyText', from: 'reply', read: (cell) => reviewWords(cell('reply')) },
  { name: 'replyAt', from: 'replied_at', read: (cell) => momentOf(cell('replied_at')) },
]

/** A CSV file of Shopify's own former app for reviews, Product Reviews; `state` is `published` for what was let through. */
export const shopifyReviews: ForeignFile = {
  system: 'Shopify',
  isOne: (head) => hasColumns(head, ['product_handle', 'state', 'rating', 'author', 'body', 'created_at']),
  take: (table) => tableOf(cellsOf(table), columns, 0),
}
