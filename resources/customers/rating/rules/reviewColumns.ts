import type { Cell, ForeignColumn } from '../../../../src/derive/foreignFile.ts'
import { textOfHtml } from '../../../messages/notification/rules/textOfHtml.ts'
import { momentInIndia } from '../../../shared/moment/rules/momentInIndia.ts'
import { reviewId } from './reviewId.ts'

/** What a system calls the columns of its reviews, and what its state reads where one was let through. */
interface Called {
  readonly product: string
  readonly body: string
  readonly at: string
  readonly name: string
  readonly email: string
  readonly state: string
  readonly approved: string
  readonly reply?: string
  readonly replyAt?: string
}

/** Columns that a system needs a way of its own for. */
interface Own {
  readonly externalId?: Omit<ForeignColumn<Cell>, 'name'>
  readonly product?: ForeignColumn<Cell>['read']
  readonly createdAt?: ForeignColumn<Cell>['read']
}

/**
 * The columns of a rating, made of those that systems have in common under names of their own. Where a review has no number there, what it is
 * stands for one (`reviewId`).
 */
export function reviewColumns(called: Called, own: Own = {}): ForeignColumn<Cell>[] {
  const { product, body, at, name, email, state, approved, reply, replyAt } = called
  const createdAt = own.createdAt ?? ((cell) => momentInIndia(cell(at)))
  const told: ForeignColumn<Cell>['read'] = (cell) =>
    reviewId({
      product: cell(product),
      at: createdAt(cell),
      email: cell(email),
      name: cell(name),
      words: cell(body),
    })
  const read = (field: string, from: string) => ({ name: field, from, read: (cell: Cell) => cell(from) })
  const words = (field: string, from: string) => ({
    name: field,
    from,
    read: (cell: Cell) => reviewWords(cell(from)),
  })
  return [
    {
      name: 'externalId',
      from: own.externalId?.from ?? `${product}, ${at}, ${email}`,
      read: own.externalId?.read ?? told,
    },
    { name: 'product', from: product, read: own.product ?? ((cell) => cell(product)) },
    read('rating', 'rating'),
    words('title', 'title'),
    words('body', body),
    { name: 'createdAt', from: at, read: createdAt },
    read('displayName', name),
    read('customer', email),
    {
      name: 'status',
      from: state,
      read: (cell) => (cell(state).toLowerCase() === approved ? 'approved' : 'pending'),
    },
    ...(reply === undefined ? [] : [words('replyText', reply)]),
    ...(replyAt === undefined
      ? []
      : [{ name: 'replyAt', from: replyAt, read: (cell: Cell) => momentInIndia(cell(replyAt)) }]),
  ]
}

/** What editors of reviews write; a mere `<3` is none of it. */
const markup = /<\/?(?:a|b|blockquote|br|div|em|i|img|li|ol|p|s|span|strong|u|ul)\b[^>]*>|&(?:#\d+|[a-z]+);/i

/** The words of a review: without the markup that other systems store with them. */
const reviewWords = (text: string): string => (markup.test(text) ? textOfHtml(text) : text)
