import { z } from 'zod'
import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { brandCodeSchema } from './brands.ts'
import { categoryCodeSchema } from './categories.ts'
import { collectionKeySchema } from './collections.ts'
import rows from './content/coupons.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { customerGroupSchema } from './customers.ts'
import { fieldsSchema, fieldValues } from './fieldValues.ts'
import { stateCodeSchema } from './geography/stateCode.ts'
import type { Entry, Shop } from './shop.ts'
import { productTagSchema } from './tags.ts'
import { DAY, REFERENCE_DATE } from './time.ts'
import { unlike } from './unlike.ts'
import { inEveryLanguage, textSchema, wordsSchema } from './words.ts'

const { fields } = resources.coupon
/** Without those that the entries write themselves. */
const { name: _name, code: _code, description: _text, startsAt: _from, endsAt: _until, ...more } = fields

const keys = {
  brand: brandCodeSchema,
  category: categoryCodeSchema,
  collection: collectionKeySchema,
  tag: productTagSchema,
  customerGroup: customerGroupSchema,
  state: stateCodeSchema,
}

const termsKeySchema = z.enum(keysOf(rows.terms))
const daySchema = z.iso.date()

/** A coupon of the demo shop, with the fields of the descriptor that make it what it is. */
const couponSchema = fieldsSchema(more, keys).extend({
  kind: z.enum(fields.kind.options.values).exactOptional(),
  /** What customers type, where it is of that kind. */
  code: z
    .string()
    .regex(/^[A-Z0-9-]+$/, 'Expected capitals, digits and hyphens')
    .exactOptional(),
  name: textSchema,
  terms: termsKeySchema,
  /** Days of the shop. */
  from: daySchema,
  until: daySchema.exactOptional(),
  /** What became of it; it is switched on where nothing is said. */
  left: z.enum(['draft', 'paused', 'archived']).exactOptional(),
  /** How many codes a batch of unique codes has, and how they begin. */
  batch: z.strictObject({ count: z.number().int().min(1), prefix: z.string() }).exactOptional(),
})

type DemoCoupon = z.infer<typeof couponSchema>

/** By which others refer to it: its code, else its name. */
export const couponKey = ({ code, name }: Pick<DemoCoupon, 'code' | 'name'>): string => code ?? name

/** The coupons of the demo shop, the oldest first, and what they say of themselves. Who fills orders finds in `coupon` by the key what was open on a day. */
export const { terms: termsOf, coupons: demoCoupons } = contentOf(
  'coupons.json',
  z.strictObject({
    terms: z.record(termsKeySchema, wordsSchema),
    coupons: z.array(couponSchema).check(unlike(couponKey)),
  }),
  rows,
)

/** The coupons; the gift of one is the cheapest of the shop's products. */
export const couponEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  demoCoupons.map((each) => async () => {
    const { kind = 'code', code = null, name, terms, from, until, left: _left, batch: _batch, ...rest } = each
    const at = new Date(Date.parse(startOf(from)) - 3 * DAY)
    const made =
      at < REFERENCE_DATE ? at.toISOString() : new Date(REFERENCE_DATE.getTime() - DAY).toISOString()
    return {
      key: couponKey(each),
      at: made,
      values: {
        name,
        kind,
        code,
        ...inEveryLanguage({ description: termsOf[terms] }),
        startsAt: startOf(from),
        endsAt: until ? endOf(until) : null,
        ...fieldValues(shop, fields, rest).values,
        ...(code === 'GIFT-SCARF' ? giftOf(shop) : {}),
      },
      moves: movesOf(each, made),
    }
  })

function movesOf({ left, until }: DemoCoupon, at: string) {
  if (left === 'draft') return []
  const activate = { name: 'activate', at }
  if (left === 'paused')
    return [activate, { name: 'pause', at: new Date(Date.parse(at) + 60 * DAY).toISOString() }]
  if (left === 'archived') return [activate, { name: 'archive', at: endOf(until ?? '2026-01-01') }]
  return [activate]
}

function giftOf(shop: Shop): Values {
  const sold = shop.products
    .filter(({ status, variants }) => status === 'active' && variants.length > 0)
    .toSorted((a, b) => (a.variants[0]?.salePrice ?? 0) - (b.variants[0]?.salePrice ?? 0))
  const cheapest = sold[0]
  if (!cheapest)
    throw new Error(
      'The demo shop has no active product. One was expected, to be given away. Keep more products.',
    )
  return {
    giftProduct: shop.id(resources.product, cheapest.styleCode),
    giftSku: cheapest.variants[0]?.sku ?? null,
  }
}

/** A day of the shop begins at 18:30 of the day before in UTC. */
const startOf = (day: string) => new Date(Date.parse(`${day}T00:00:00+05:30`)).toISOString()
const endOf = (day: string) => new Date(Date.parse(`${day}T23:59:59+05:30`)).toISOString()
