import { uuidv7 } from 'uuidv7'
import type { Random } from '../random.ts'
import { working } from '../workingHours.ts'
import { tellParcel } from './parcels.ts'
import type { SoldVariant } from './shopFacts.ts'
import type { ReturnStory, Story } from './story.ts'

const MINUTE = 60_000

/**
 * Tells of a return as an exchange, where somebody would rather have another size at the price that they paid: it is held when they ask
 * for it, and goes out as an order of its own, for nothing, when theirs was inspected. Null where there is none, or they want the money.
 */
export function exchangeOf(stream: Random, story: Story, back: ReturnStory): ReturnStory | null {
  const [only, ...others] = back.lines
  const line = story.lines.find(({ id }) => id === only?.line)
  const isSize = only?.reason === 'size-too-small' || only?.reason === 'size-too-large'
  const wanted =
    isSize && others.length === 0 && !back.isRejected && only.passes && line?.product.exchangeable
  if (!wanted || only.quantity > 1 || line.isSecondSize || !stream.chance(0.5)) return null
  const variant = otherSize(line.product.variants, line.variant, only.reason, line.location)
  if (!variant) return null
  const sent = working(stream, back.inspected + stream.whole(10, 120) * MINUTE)
  const goods = { ...line, id: uuidv7(), variant, quantity: 1 }
  const confirmed = sent + stream.whole(2, 20) * MINUTE
  const fate = { tier: story.buyer.tier, refuses: false, isCash: false, isWhole: false }
  const order: Story = {
    ...story,
    id: uuidv7(),
    lines: [goods],
    created: sent,
    placed: sent,
    confirmed,
    method: 'manual',
    channel: 'admin',
    utm: null,
    giftWrap: false,
    giftMessage: null,
    note: null,
    couponCode: null,
    failures: 0,
    cancel: null,
    back: null,
    exchanges: { id: back.id },
    parcels: [tellParcel(stream, [{ line: goods.id, quantity: 1 }], confirmed, fate)],
  }
  return { ...back, refund: null, exchange: { variant, order } }
}

/** The next size up or down of the same colour, where the same place has it. */
function otherSize(
  variants: readonly SoldVariant[],
  from: SoldVariant,
  reason: string,
  location: string,
): SoldVariant | undefined {
  const alike = variants.filter(
    ({ colour, price, places }) =>
      colour === from.colour && price === from.price && places.includes(location),
  )
  const place = alike.findIndex(({ variant }) => variant === from.variant)
  return place < 0 ? undefined : alike[place + (reason === 'size-too-small' ? 1 : -1)]
}
