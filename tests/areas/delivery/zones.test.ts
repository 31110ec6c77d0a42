import { describe, expect, it } from 'vitest'
import {
  type Method,
  quoteMethods,
  type Service,
  type Slab,
} from '../../../resources/delivery/deliveryZone/rules/quoteMethods.ts'
import { readPincodes } from '../../../resources/delivery/deliveryZone/rules/readPincodes.ts'
import { resolveZone, type Zone } from '../../../resources/delivery/deliveryZone/rules/resolveZone.ts'
import type { Place, ZoneMember } from '../../../resources/delivery/deliveryZone/rules/zoneMember.ts'
import { isLikelyPincode } from '../../../resources/delivery/geography/rules/isLikelyPincode.ts'
import { withAlias } from '../../../resources/delivery/geography/rules/withAlias.ts'

const place: Place = { pincode: '560034', country: 'IN', state: 'KA', district: 'BU', city: 'BLR' }

const none = { country: null, state: null, district: null, city: null, from: null, to: null }

const member = (text: string): ZoneMember => {
  const [, sign, level, value = ''] = /^([+-])(\w+) (.+)$/.exec(text) ?? []
  const mode = sign === '-' ? 'exclude' : 'include'
  const [from = '', to = null] = value.split('–')
  switch (level) {
    case 'country':
    case 'state':
    case 'district':
    case 'city':
      return { ...none, level, mode, [level]: value }
    case 'prefix':
    case 'range':
    case 'pincode':
      return { ...none, level, mode, country: 'IN', from, to }
  }
  throw new Error(`'${text}' is no member.`)
}

const zone = (id: string, members: string, more: Partial<Zone> = {}): Zone => ({
  id,
  priority: 100,
  active: true,
  members: members.split(', ').map(member),
  ...more,
})

describe('the zone of a place', () => {
  const cases: [name: string, zones: Zone[], serves: string | null][] = [
    ['is none without zones', [], null],
    ['is none where no zone speaks of it', [zone('a', '+state TN')], null],
    [
      'is that of its state rather than of its country',
      [zone('a', '+country IN'), zone('b', '+state KA')],
      'b',
    ],
    [
      'is that of its district rather than of its state',
      [zone('a', '+state KA'), zone('b', '+district BU')],
      'b',
    ],
    [
      'is that of its city rather than of its district',
      [zone('a', '+city BLR'), zone('b', '+district BU')],
      'a',
    ],
    [
      'is that of its prefix rather than of its city',
      [zone('a', '+city BLR'), zone('b', '+prefix 5600')],
      'b',
    ],
    [
      'is that of its range rather than of its city',
      [zone('a', '+city BLR'), zone('b', '+range 560001–560040')],
      'b',
    ],
    [
      'is that of its pincode before all',
      [zone('a', '+range 560001–560040'), zone('b', '+pincode 560034')],
      'b',
    ],
    [
      'is decided by priority between a range and a prefix',
      [zone('a', '+range 560001–560040', { priority: 2 }), zone('b', '+prefix 560', { priority: 1 })],
      'b',
    ],
    ['is the older one where all is equal', [zone('b', '+state KA'), zone('a', '+state KA')], 'a'],
    [
      'does not follow the priority of a less specific zone',
      [zone('a', '+state KA', { priority: 0 }), zone('b', '+city BLR', { priority: 900 })],
      'b',
    ],
    [
      'is not one that excludes it more closely than it includes it',
      [zone('a', '+state KA, -pincode 560034')],
      null,
    ],
    [
      'is one that includes it more closely than it excludes it',
      [zone('a', '-state KA, +pincode 560034')],
      'a',
    ],
    [
      'is not one that includes and excludes it at one level',
      [zone('a', '+prefix 560, -range 560030–560040')],
      null,
    ],
    [
      'falls to the next zone where the closest leaves it out',
      [zone('a', '+city BLR, -pincode 560034'), zone('b', '+country IN')],
      'b',
    ],
    [
      'is never an inactive zone',
      [zone('a', '+pincode 560034', { active: false }), zone('b', '+country IN')],
      'b',
    ],
    ['is not found by a range of other length', [zone('a', '+range 56–57')], null],
    ['is found at both ends of a range', [zone('a', '+range 560034–560034')], 'a'],
  ]

  it.each(cases)('%s', (_name, zones, serves) => {
    expect(resolveZone(zones, place).zone).toBe(serves)
    expect(resolveZone([...zones].reverse(), place).zone).toBe(serves)
  })

  it('is not found by the postal code of another country', () => {
    expect(resolveZone([zone('a', '+pincode 560034')], { ...place, country: 'CN' }).zone).toBeNull()
  })

  it('says of every zone that speaks of it what became of it', () => {
    const zones = [
      zone('winner', '+city BLR', { priority: 5 }),
      zone('second', '+city BLR', { priority: 6 }),
      zone('wide', '+country IN'),
      zone('out', '+state KA, -pincode 560034'),
      zone('off', '+city BLR', { active: false, priority: 1 }),
      zone('silent', '+state TN'),
    ]
    const { claims } = resolveZone(zones, place)
    expect(claims.map(({ zone: id, verdict }) => `${id} ${verdict}`)).toEqual([
      'out excluded',
      'off inactive',
      'winner serves',
      'second lowerPriority',
      'wide lessSpecific',
    ])
  })
})

describe('the price of a method', () => {
  const method = (more: Partial<Method>): Method => ({
    code: 'm',
    type: 'standard',
    name: null,
    active: true,
    rateType: 'flat',
    rate: 5000,
    freeAbove: null,
    etaMin: 2,
    etaMax: 4,
    minOrder: null,
    maxOrder: null,
    maxWeight: null,
    codAllowed: true,
    codFee: null,
    codFeePercent: null,
    codMaxValue: null,
    excludedCategories: [],
    excludedProducts: [],
    ...more,
  })
  const open: Service = { prepaid: true, cod: true, surcharge: 0, etaMin: null, etaMax: null }
  const cart = { value: 100_000, weight: 800, items: 3 }
  const slabs: Slab[] = [
    { method: 'm', upTo: 2000, rate: 8000 },
    { method: 'm', upTo: 500, rate: 3000 },
    { method: 'other', upTo: 1000, rate: 1 },
  ]
  const quote = (
    more: Partial<Method>,
    at: Partial<Service> = {},
    of: Partial<typeof cart> = {},
    given = slabs,
  ) => quoteMethods([method(more)], given, { ...cart, ...of }, { ...open, ...at })[0]

  it('is its rate where it has one price', () => {
    expect(quote({})?.price).toBe(5000)
  })

  it.each([
    [500, 3000],
    [501, 8000],
    [2000, 8000],
    [2001, 5000],
  ])('is that of the smallest step that holds %i g', (weight, price) => {
    expect(quote({ rateType: 'byWeight' }, {}, { weight })?.price).toBe(price)
  })

  it('goes by value or by pieces where the method says so', () => {
    const steps = [{ method: 'm', upTo: 3, rate: 700 }]
    expect(quote({ rateType: 'byItem' }, {}, {}, steps)?.price).toBe(700)
    expect(quote({ rateType: 'byValue' }, {}, {}, steps)?.price).toBe(5000)
  })

  it('is nothing from the free value on, but for the surcharge of the place', () => {
    expect(quote({ freeAbove: 100_001 })?.price).toBe(5000)
    expect(quote({ freeAbove: 100_000 })?.price).toBe(0)
    expect(quote({ freeAbove: 100_000 }, { surcharge: 900 })?.price).toBe(900)
  })

  it('is not offered where the order, the weight or the goods do not fit', () => {
    expect(quote({ minOrder: 100_001 })?.refused).toBe('orderTooSmall')
    expect(quote({ maxOrder: 99_999 })?.refused).toBe('orderTooLarge')
    expect(quote({ maxWeight: 799 })?.refused).toBe('tooHeavy')
    const [excluded] = quoteMethods(
      [method({ excludedCategories: ['c'] })],
      [],
      { ...cart, categories: ['c'] },
      open,
    )
    expect(excluded?.refused).toBe('excludedGoods')
    expect(quote({ codAllowed: false }, { prepaid: false })?.refused).toBe('noPayment')
    expect(quote({ minOrder: 100_000, maxOrder: 100_000, maxWeight: 800 })?.refused).toBeNull()
  })

  it('takes cash only where the place, the method and the value allow it', () => {
    expect(quote({}, { cod: false })).toMatchObject({ codRefused: 'placeWithoutCod', codFee: null })
    expect(quote({ codAllowed: false })?.codRefused).toBe('methodWithoutCod')
    expect(quote({ codMaxValue: 99_999 })?.codRefused).toBe('aboveCodLimit')
    expect(quote({ codMaxValue: 100_000, codFee: 2900, codFeePercent: 1.5 })).toMatchObject({
      codRefused: null,
      codFee: 4400,
    })
  })

  it.each([
    [50_000, 4900],
    [50_001, 3900],
    [100_000, 3900],
    [100_001, 2900 + 2000],
  ])('charges for cash by the value of the order: %i paise', (value, fee) => {
    const codSlabs = [
      { upTo: 100_000, fee: 3900, percent: null },
      { upTo: 50_000, fee: 4900, percent: null },
    ]
    expect(quote({ codSlabs, codFee: 2900, codFeePercent: 2 }, {}, { value })?.codFee).toBe(fee)
  })

  it('adds a share of the value to the fee of a step', () => {
    const codSlabs = [{ upTo: 200_000, fee: 1000, percent: 1.5 }]
    expect(quote({ codSlabs, codFee: 9900 })?.codFee).toBe(2500)
  })

  it('promises the days of the place before its own', () => {
    expect(quote({})).toMatchObject({ etaMin: 2, etaMax: 4 })
    expect(quote({}, { etaMin: 6, etaMax: 9 })).toMatchObject({ etaMin: 6, etaMax: 9 })
    expect(quote({}, { etaMin: 6 })).toMatchObject({ etaMin: 6, etaMax: 6 })
  })

  it('is not told of methods that are switched off', () => {
    expect(quoteMethods([method({ active: false })], [], cart, open)).toEqual([])
  })
})

describe('pasted pincodes', () => {
  it('are read in every common form, each once', () => {
    expect(readPincodes('560001, 560002;560001\n 560010 - 560019|5600*\t110001')).toEqual({
      pincodes: ['560001', '560002', '110001'],
      ranges: [{ from: '560010', to: '560019' }],
      prefixes: ['5600'],
      unreadable: [],
    })
  })

  it('keep what cannot be read', () => {
    expect(readPincodes('56001 060001 560009-560001 Delhi 560*1').unreadable).toEqual([
      '56001',
      '060001',
      '560009-560001',
      'Delhi',
      '560*1',
    ])
  })
})

describe('a pincode', () => {
  it.each([
    ['560034', [{ from: '560', to: '591' }], true],
    ['591999', [{ from: '560', to: '591' }], true],
    ['592000', [{ from: '560', to: '591' }], false],
    ['110001', [{ from: '110', to: null }], true],
    [
      '744101',
      [
        { from: '700', to: '743' },
        { from: '9', to: null },
      ],
      false,
    ],
    ['744101', [], true],
  ])('%s among %j is likely: %s', (pincode, prefixes, likely) => {
    expect(isLikelyPincode(pincode, prefixes)).toBe(likely)
  })
})

describe('the other names of a place', () => {
  it('take a name in once, whatever its case, and never its own', () => {
    const names = withAlias(
      'Bengaluru',
      [{ id: '1', name: 'Bangalore' }],
      'bangalore',
      'BENGALURU',
      'Bendakaluru',
    )
    expect(names).toEqual([{ id: '1', name: 'Bangalore' }, { name: 'Bendakaluru' }])
  })
})
