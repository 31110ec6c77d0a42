import {
  type Cell,
  cellsOf,
  type ForeignColumn,
  type ForeignFile,
  hasColumns,
  tableOf,
} from '../../../../src/derive/foreignFile.ts'
import { momentOf } from '../../../shared/formerSystem/rules/momentOf.ts'
import { reviewWords } from './reviewWords.ts'

/** As products come from there: a product without a SKU of its own has the style code of its number. */
const productOf = (cell: Cell) =>
  cell('product_SKU') || (cell('comment_post_ID') && `WC-${cell('comment_post_ID')}`)

/** An answer to a review is a comment below it; nobody says whether the shop gave it. */
const isReview = (cell: Cell) => ['', '0'].includes(cell('comment_parent'))

function writtenAt(cell: Cell): string {
  const utc = cell('comment_date_gmt')
  return momentOf(utc ? `${utc} UTC` : cell('comment_date'))
}

const columns: readonly ForeignColumn<Cell>[] = [
  { name: 'externalId', from: 'comment_ID', read: (cell) => `WooCommerce ${cell('comment_ID')}` },
  { name: 'product', from: 'product_SKU', read: productOf },
  { name: 'rating', from: 'rating', read: (cell) => cell('rating') },
  { name: 'title', from: 'title', read: (cell) => reviewWords(cell('title')) },
  { name: 'body', from: 'comment_content', read: (cell) => reviewWords(cell('comment_content')) },
  { name: 'createdAt', from: 'comment_date_gmt', read: writtenAt },
  { name: 'displayName', from: 'comment_author', read: (cell) => cell('comment_author') },
  { name: 'customer', from: 'comment_author_email', read: (cell) => cell('comment_author_email') },
  {
    name: 'status',
    from: 'comment_approved',
    read: (cell) => (cell('comment_approved') === '1' ? 'approved' : 'pending'),
  },
]

/** A CSV file of WooCommerce's reviews, which are comments of WordPress, as the export plug-in of WebToffee writes it. */
export const wooReviews: ForeignFile = {
  system: 'WooCommerce',
  isOne: (head) =>
    hasColumns(head, ['comment_ID', 'comment_author', 'comment_content', 'comment_approved', 'rating']),
  take(table) {
    const reviews = cellsOf(table).filter(isReview)
    return tableOf(reviews, columns, table.rows.length - reviews.length)
  },
}
