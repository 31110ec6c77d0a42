import { hash } from '../../../../src/derive/sqlNames.ts'

/** A review as its file has it; the moment in UTC. */
interface Told {
  readonly product: string
  readonly at: string
  readonly email: string
  readonly name: string
  readonly words: string
}

/**
 * What tells a review apart in a file that gives it no number: its product, its moment and who wrote it; without an address the name and the
 * words, as many are of “Anonymous” at midnight. Those are a digest, so that nobody is named there. The same for each app of one system, whose
 * files pass the reviews on.
 */
export function reviewId({ product, at, email, name, words }: Told): string {
  return [product, at, hash(email.toLowerCase() || `${name} ${words}`)].join(' ')
}
