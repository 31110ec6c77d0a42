import {
  type Cell,
  cellsOf,
  type ForeignFile,
  hasColumns,
  tableOf,
} from '../../../../src/derive/foreignFile.ts'
import { momentInIndia } from '../../../shared/moment/rules/momentInIndia.ts'
import { reviewColumns } from './reviewColumns.ts'

/** An answer to a review is a comment below it; nobody says whether the shop gave it. */
const isReview = (cell: Cell) => ['', '0'].includes(cell('comment_parent'))

const columns = reviewColumns(
  {
    product: 'product_SKU',
    body: 'comment_content',
    at: 'comment_date',
    name: 'comment_author',
    email: 'comment_author_email',
    state: 'comment_approved',
    approved: '1',
  },
  {
    externalId: { from: 'comment_ID', read: (cell) => `WooCommerce ${cell('comment_ID')}` },
    // As products come from there: one without a SKU of its own has the style code of its number.
    product: (cell) => cell('product_SKU') || (cell('comment_post_ID') && `WC-${cell('comment_post_ID')}`),
    createdAt: (cell) => {
      const utc = cell('comment_date_gmt')
      return momentInIndia(utc ? `${utc} UTC` : cell('comment_date'))
    },
  },
)

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
