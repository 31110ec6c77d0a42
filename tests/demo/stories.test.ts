import { describe, expect, it } from 'vitest'
import { demoPincodes } from '../../demo/geography/pincodes.ts'
import { random } from '../../demo/random.ts'
import { makeBuyer } from '../../demo/sales/buyers.ts'
import { lotWithin } from '../../demo/sales/places.ts'
import { priceOf } from '../../demo/sales/price.ts'
import { dayStartOf } from '../../demo/sales/season.ts'
import type { ShopFacts, SoldProduct, SoldVariant } from '../../demo/sales/shopFacts.ts'
import { tellStory } from '../../demo/sales/tellStory.ts'
import { DAY } from '../../demo/time.ts'
import { atWork, working } from '../../demo/workingHours.ts'
import { systemActor } from '../../server/systemActor.ts'

const HOUR = 3_600_000
const place = { id: 'bengaluru', code: 'BLR', gstin: '29AAGCA4821M1ZE', name: '', address: '', state: '' }

const variant = (size: string): SoldVariant => ({
  variant: size,
  sku: size,
  options: `Indigo, ${size}`,
  colour: 'Indigo',
  mrp: 149_900,
  price: 129_900,
  weight: 300,
  places: [place.id],
})

const kurta: SoldProduct = {
  product: 'kurta',
  name: 'Kurta',
  hsn: '6204',
  taxCategory: 'clothes',
  gender: 'women',
  brand: null,
  categories: [],
  popularity: 1,
  from: 0,
  until: Number.POSITIVE_INFINITY,
  returnable: true,
  returnWindowDays: 7,
  exchangeable: true,
  cod: true,
  variants: ['S', 'M', 'L'].map(variant),
}

/** Every fifth place is not served, and half of the others take no cash. */
const reach = new Map(
  demoPincodes.flatMap(({ pincode }, index) =>
    index % 5 === 0 ? [] : [[pincode, { cash: index % 2 === 0 }]],
  ),
)
const facts: ShopFacts = {
  products: [kurta],
  places: [place],
  reach,
  taxes: new Map(),
  chargeTaxes: new Map(),
  reasons: new Map(),
  coupons: new Map(),
  staff: () => systemActor,
}

const lot = lotWithin(reach)
const begin = Date.parse('2026-01-05T00:00:00Z')
const stories = Array.from({ length: 4000 }, (_, seed) => {
  const stream = random(`buyer ${seed}`)
  const basket = [
    { product: kurta, variant: variant('M'), quantity: 1, unitPrice: 129_900, isSecondSize: false },
  ]
  return tellStory({
    seed,
    basket,
    at: begin + stream.next() * 200 * DAY,
    buyer: makeBuyer(stream, seed, lot),
    places: [place],
    reach,
    isFirst: true,
    coupons: () => null,
  })
})

/** The hour of the day in India, with its part. */
const hourOf = (moment: number) => (moment - dayStartOf(moment)) / HOUR

describe('what staff did in the past of the demo shop', () => {
  it('was done when they are there', () => {
    const moments = stories.flatMap(({ cancel, parcels, back }) => [
      ...(cancel?.by === 'staff' ? [cancel.at] : []),
      ...parcels.flatMap(({ packed, lost }) => [packed, ...(lost ? [lost.at] : [])]),
      ...parcels.flatMap((parcel) => parcel.back?.received ?? []),
      ...(back?.source === 'customer' ? [back.decided, back.inspected] : []),
      ...(back?.refund?.destination === 'bankOrUpi' ? [back.refund.processed] : []),
      ...(back?.exchange ? [back.exchange.order.created] : []),
    ])
    expect(moments.length).toBeGreaterThan(4000)
    expect(moments.filter((moment) => hourOf(moment) < 9 || hourOf(moment) > 19)).toEqual([])
  })

  it('is moved into their hours without changing its day or its order', () => {
    const day = dayStartOf(begin)
    const told = Array.from({ length: 48 }, (_, half) => new Date(day + half * 0.5 * HOUR).toISOString())
    const moved = told.map(atWork)
    expect(moved.toSorted()).toEqual(moved)
    expect(moved.every((moment) => dayStartOf(Date.parse(moment)) === day)).toBe(true)
    expect(
      moved.every((moment) => hourOf(Date.parse(moment)) >= 9.5 && hourOf(Date.parse(moment)) <= 18.5),
    ).toBe(true)
    const stream = random('nights')
    expect(working(stream, day + 3 * HOUR)).toBeLessThan(day + 12 * HOUR)
    expect(working(stream, day + 23 * HOUR)).toBeGreaterThan(day + DAY + 9 * HOUR)
    expect(working(stream, day + 14 * HOUR)).toBe(day + 14 * HOUR)
  })
})

describe('where the demo shop sends to', () => {
  it('is served, and takes the cash that is asked for there', () => {
    const cashAt = stories.map(({ buyer, method }) => [
      method === 'cod',
      reach.get(buyer.address.pincode)?.cash,
    ])
    expect(cashAt.filter(([, cash]) => cash === undefined)).toEqual([])
    expect(cashAt.filter(([isCod, cash]) => isCod && !cash)).toEqual([])
    expect(cashAt.filter(([isCod]) => isCod).length).toBeGreaterThan(500)
  })
})

describe('the parcels of the demo shop that were lost', () => {
  const lost = stories.flatMap((story) =>
    story.parcels.flatMap((parcel) => (parcel.lost ? { story, parcel } : [])),
  )

  it('are some of many, which nobody received and nobody sends back', () => {
    expect(lost.length).toBeGreaterThan(3)
    expect(lost.length).toBeLessThan(60)
    expect(lost.filter(({ story, parcel }) => parcel.rounds.length > 0 || parcel.back || story.back)).toEqual(
      [],
    )
  })

  it('are paid back where they were paid', () => {
    const isRight = lost.map(
      ({ story, parcel }) => (story.method === 'cod') === (parcel.lost?.refund === null),
    )
    expect(isRight).not.toContain(false)
  })
})

describe('the exchanges of the demo shop', () => {
  const exchanges = stories.flatMap(({ back }) => (back?.exchange ? { back, ...back.exchange } : []))

  it('send the next size of what came back, after it was seen, with no money in either direction', () => {
    expect(exchanges.length).toBeGreaterThan(10)
    for (const { back, variant: sent, order } of exchanges) {
      expect(back.refund).toBeNull()
      expect(sent.variant).toBe(back.lines[0]?.reason === 'size-too-small' ? 'L' : 'S')
      expect(order.created).toBeGreaterThan(back.inspected)
      expect(order.exchanges).toEqual({ id: back.id })
      expect(priceOf(order, facts)).toMatchObject({ total: 0, shipping: 0, discountTotal: 129_900 })
    }
  })
})
