import { resources } from '../resources/index.ts'
import { defined } from '../src/core/defined.ts'
import type { DemoProduct } from './demoProduct.ts'
import { type Random, random } from './random.ts'
import { ratingTexts } from './ratingTexts.ts'
import type { Entry, Shop } from './shop.ts'
import { DAY, daysAgo, REFERENCE_DATE } from './time.ts'

/** Stars as customers of a shop that is liked give them, of a hundred. */
const stars = [
  [5, 48],
  [4, 27],
  [3, 13],
  [2, 7],
  [1, 5],
] as const

/**
 * What customers say of the products that are or were on sale. Those that are liked get more. Unhappy
 * ones name no customer: the messages that they would open are among those of `contactMessages.ts`.
 */
export function ratingEntries(shop: Shop): (() => Promise<Entry>)[] {
  const sold = shop.products.filter(({ status, publishedAt }) => status !== 'draft' && publishedAt !== null)
  if (sold.length === 0) return []
  return Array.from({ length: shop.size.ratings }, (_, index) => async () => entryOf(shop, sold, index))
}

function entryOf(shop: Shop, sold: readonly DemoProduct[], index: number): Entry {
  const stream = random(`rating ${index}`)
  const [one, other] = [stream.pick(sold), stream.pick(sold)]
  const product = one.popularity >= other.popularity ? one : other
  const person = stream.pick(shop.customers)
  const rating = starsOf(stream)
  const isDoubtful = stream.chance(0.03)
  const texts = isDoubtful ? ratingTexts.doubtful : textsOf(rating)
  const { title = null, body } = stream.pick(texts)
  const published = (REFERENCE_DATE.getTime() - Date.parse(product.publishedAt ?? product.createdAt)) / DAY
  const age = stream.chance(0.12) ? stream.between(0.05, 4) : stream.between(4, 300)
  const days = Math.min(age, Math.max(published, 0.05))
  const isInvited = stream.chance(0.55)
  const variant = stream.pick(product.variants)
  const named = (text: string | null) => text?.replace('%', product.genericName.toLowerCase()) ?? null
  const isReplied = rating <= 2 && days > 4 && stream.chance(0.6)
  return {
    key: String(index),
    at: daysAgo(days),
    values: defined({
      product: shop.id(resources.product, product.styleCode),
      sku: variant.sku,
      customer: rating > 2 ? shop.id(resources.customer, person.key) : null,
      displayName: `${person.firstName} ${person.lastName[0]}.`,
      verified: isInvited,
      source: isInvited ? 'invite' : stream.pick(['store', 'app']),
      rating,
      title: named(title),
      body: named(body),
      fit: stream.chance(0.6) ? fitOf(stream, title) : null,
      sizeBought: variant.size,
      quality: stream.chance(0.5) ? near(stream, rating) : null,
      comfort: stream.chance(0.5) ? near(stream, rating) : null,
      value: stream.chance(0.4) ? near(stream, rating) : null,
      language: body.charCodeAt(0) > 0x900 ? 'hi' : 'en',
      replyText: isReplied ? stream.pick(ratingTexts.replies) : undefined,
      replyBy: isReplied ? 'Naoko Fujii' : undefined,
      replyAt: isReplied ? daysAgo(days - 2) : undefined,
    }),
    moves: movesOf(stream, days, isDoubtful),
  }
}

function starsOf(stream: Random): number {
  let lot = stream.next() * 100
  for (const [value, share] of stars) {
    lot -= share
    if (lot < 0) return value
  }
  return 5
}

const textsOf = (rating: number) =>
  rating >= 4 ? ratingTexts.happy : rating === 3 ? ratingTexts.mixed : ratingTexts.unhappy

const fitOf = (stream: Random, title: string | null) =>
  title?.includes('small') || title === 'Wrong size'
    ? 'runsSmall'
    : stream.pick(['trueToSize', 'trueToSize', 'trueToSize', 'runsLarge', 'runsSmall'])

const near = (stream: Random, rating: number) => Math.max(1, Math.min(5, rating + stream.whole(-1, 1)))

/** The last days wait for a moderator; what looks doubtful was rejected, the rest approved. */
function movesOf(stream: Random, days: number, isDoubtful: boolean): NonNullable<Entry['moves']> {
  if (days < 3) return []
  const at = daysAgo(days - stream.between(0.1, 2))
  if (isDoubtful) return [{ name: 'reject', at, data: { rejectReason: 'spam' } }]
  const approve = { name: 'approve', at }
  return stream.chance(0.01) ? [approve, { name: 'hide', at: daysAgo(days / 2) }] : [approve]
}
