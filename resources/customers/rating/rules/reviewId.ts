import { hash } from '../../../../src/derive/sqlNames.ts'

/**
 * What tells a review apart in a file that gives it no number: its product, its moment and who wrote it, the last as a digest, so that no
 * address stands there. The same for each app of one system, whose files pass the reviews on.
 */
export function reviewId(product: string, at: string, author: string): string {
  return [product, at, author && hash(author.toLowerCase())].join(' ')
}
