import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedPrices, rounded } from '../../../resources/catalogue/product/rules/changePrice.ts'
import { combinations } from '../../../resources/catalogue/product/rules/combinations.ts'
import { completeOptions } from '../../../resources/catalogue/product/rules/completeOptions.ts'
import { alignedCosts } from '../../../resources/catalogue/product/rules/costs.ts'
import { soldOutSizes, stockedSizes } from '../../../resources/catalogue/product/rules/facets.ts'
import { gtinCheckDigit, isGtin } from '../../../resources/catalogue/product/rules/gtin.ts'
import {
  largestDiscount,
  lowVariants,
  priceFrom,
} from '../../../resources/catalogue/product/rules/priceFacts.ts'
import { missingForStore, readinessCodes } from '../../../resources/catalogue/product/rules/readiness.ts'
import { patternProblem, skuFor, skuPattern } from '../../../resources/catalogue/product/rules/sku.ts'
import { marginsOf } from '../../../resources/catalogue/product/screens/tax/margin.ts'
import { priorPrices } from '../../../resources/catalogue/product/server/priceHistory.ts'
import { matches } from '../../../src/core/index.ts'

const value = (text: string, code: string | null = null) => ({ value: text, code })

describe('a GTIN', () => {
  it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])('%s is right', (code) => {
    expect(isGtin(code)).toBe(true)
  })

  it('is wrong with any other last digit, and with any other length', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(7, 11, 12, 13),
        fc.bigInt({ min: 0n, max: 10n ** 13n - 1n }),
        (length, number) => {
          const digits = String(number).padStart(length, '0').slice(-length)
          const check = gtinCheckDigit(digits)
          expect(isGtin(digits + check)).toBe(true)
          expect(isGtin(digits + String((Number(check) + 1) % 10))).toBe(false)
        },
      ),
    )
    expect(['', '123', '400638133393', '40063813339310000', 'abcdefgh'].map(isGtin)).toEqual(
      Array(5).fill(false),
    )
  })
})

describe('a SKU by a pattern', () => {
  it.each([
    ['{style}-{colour}-{size}', 'KRT-IVR-M'],
    ['{style}/{size}', 'KRT/M'],
    ['{colour}{size}', 'IVRM'],
    ['{style}-{other}-{size}', 'KRT-M'],
    ['{other}-{style}', 'KRT'],
  ])('%s is %s', (pattern, sku) => {
    const parts = { style: 'KRT', colour: value('Ivory', 'IVR'), size: value('M') }
    expect(skuFor(pattern, parts)).toBe(sku)
  })

  it('can always be stored, whatever the names are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string(), fc.string(), (style, colour, size) => {
        const sku = skuFor('{style}-{colour}-{size}', { style, colour: value(colour), size: value(size) })
        expect(sku === '' || (skuPattern.test(sku) && sku.length <= 64)).toBe(true)
      }),
    )
  })

  it('is refused where the pattern names something else', () => {
    expect(patternProblem('{style}-{color}')).toBe('{color}')
    expect(patternProblem('{style} {size}')).toBe(' ')
    expect(patternProblem('fixed')).toBe('fixed')
    expect(patternProblem('{style}.{size}')).toBeUndefined()
  })
})

describe('the generator', () => {
  const options = {
    colours: [value('Ivory', 'IVR'), value('Indigo', 'IND')],
    sizes: [value('S'), value('M')],
    otherValues: [],
  }
  const base = { pattern: '{style}-{colour}-{size}', style: 'KRT', existing: [] }

  it('makes every colour in every size, in their order', () => {
    expect(combinations(options, base).map(({ sku }) => sku)).toEqual([
      'KRT-IVR-S',
      'KRT-IVR-M',
      'KRT-IND-S',
      'KRT-IND-M',
    ])
  })

  it('knows what is there already, and takes only what was chosen', () => {
    const made = combinations(options, {
      ...base,
      existing: [{ sku: 'X', colour: 'ivory', size: 'S' }],
      chosen: { size: ['S'] },
    })
    expect(made.map(({ sku, exists }) => [sku, exists])).toEqual([
      ['KRT-IVR-S', true],
      ['KRT-IND-S', false],
    ])
  })

  it('makes one variant of a product without options', () => {
    const none = { colours: [], sizes: [], otherValues: [] }
    expect(combinations(none, base)).toEqual([
      { sku: 'KRT', colour: null, size: null, other: null, exists: false },
    ])
  })
})

describe('a change of prices', () => {
  const prices = { mrp: 200_000, salePrice: 150_000, specialPrice: null }
  const change = { price: 'salePrice', kind: 'percent', value: -10, rounding: 'none' } as const

  it.each([
    [{}, 135_000],
    [{ kind: 'amount', value: -10_000 }, 140_000],
    [{ kind: 'set', value: 123_456, rounding: 'whole' }, 123_500],
    [{ rounding: 'nine' }, 134_900],
    [{ rounding: 'ninetyNine' }, 139_900],
  ] as const)('by %j leads to %i', (more, salePrice) => {
    expect(changedPrices(prices, { ...change, ...more })).toEqual({
      ok: true,
      prices: { ...prices, salePrice },
    })
  })

  it.each([
    [{ kind: 'percent', value: 50 }, 'aboveMrp'],
    [{ kind: 'percent', value: -100 }, 'notPositive'],
    [{ kind: 'amount', value: 0 }, 'unchanged'],
    [{ kind: 'set', value: 50_000 }, 'belowCost'],
    [{ price: 'mrp', kind: 'set', value: 100_000 }, 'aboveMrp'],
    [{ price: 'specialPrice', kind: 'set', value: 150_001 }, 'aboveSale'],
  ] as const)('by %j is refused as %s', (more, why) => {
    expect(changedPrices(prices, { ...change, ...more }, 60_000)).toEqual({ ok: false, why })
  })

  it('always leaves MRP ≥ sale price ≥ special price above zero', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(
        fc.tuple(amount, amount, amount).map((all) => all.sort((a, b) => b - a)),
        fc.constantFrom('mrp', 'salePrice', 'specialPrice'),
        fc.constantFrom('set', 'percent', 'amount'),
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.constantFrom('none', 'whole', 'nine', 'ninetyNine'),
        ([mrp = 1, salePrice = 1, specialPrice = 1], price, kind, by, rounding) => {
          const next = changedPrices({ mrp, salePrice, specialPrice }, { price, kind, value: by, rounding })
          if (!next.ok) return
          expect(next.prices.specialPrice).toBeGreaterThan(0)
          expect(next.prices.salePrice).toBeGreaterThanOrEqual(next.prices.specialPrice)
          expect(next.prices.mrp).toBeGreaterThanOrEqual(next.prices.salePrice)
        },
      ),
    )
  })

  it('rounds to endings that customers know', () => {
    expect([100, 94_800, 95_100, 1].map((paise) => rounded(paise, 'ninetyNine'))).toEqual([
      9_900, 89_900, 99_900, 9_900,
    ])
    expect([12_340, 12_500].map((paise) => rounded(paise, 'nine'))).toEqual([11_900, 12_900])
  })
})

describe('options and variants', () => {
  const product = {
    colours: [{ id: '1', value: 'Ivory' }],
    sizes: [{ id: '2', value: 'S' }],
    otherValues: [],
    variants: [{ colour: 'Ivory', size: 'S', other: null }],
    media: [{ file: 'a', group: 'Ivory' }, { file: 'b' }],
  }

  it('stay as they are where they fit', () => {
    expect(completeOptions(product, product)).toEqual({ changes: {}, problems: [] })
  })

  it('are renamed together', () => {
    const { changes } = completeOptions({ ...product, colours: [{ id: '1', value: 'Ecru' }] }, product)
    expect(changes).toEqual({
      variants: [{ colour: 'Ecru', size: 'S', other: null }],
      media: [{ file: 'a', group: 'Ecru' }, { file: 'b' }],
    })
  })

  it('name what is taken away too early', () => {
    const { problems } = completeOptions({ ...product, sizes: [] }, product)
    expect(problems).toEqual([{ path: 'sizes', code: 'value-in-use', values: { value: 'S' } }])
  })
})

describe('the margin of a product', () => {
  const withoutTax = (price: number) => price / 1.25

  it('is what is left of the price after tax and cost', () => {
    expect(marginsOf({ salePrice: 125_000, costPrice: 60_000 }, withoutTax)).toEqual({
      least: { amount: 40_000, share: 0.4 },
      largest: { amount: 40_000, share: 0.4 },
    })
  })

  it('goes from the least to the largest of its variants, whose own cost counts before that of the product', () => {
    const product = {
      salePrice: 1,
      costPrice: 60_000,
      variants: [
        { sku: 'KUR-S', salePrice: 125_000 },
        { sku: 'KUR-M', salePrice: 125_000 },
        { sku: 'KUR-L' },
      ],
      variantCosts: [{ sku: 'kur-m', cost: 110_000 }],
    }
    expect(marginsOf(product, withoutTax)).toEqual({
      least: { amount: -10_000, share: -0.1 },
      largest: { amount: 40_000, share: 0.4 },
    })
  })

  it('is unknown without a cost', () => {
    expect(marginsOf({ salePrice: 125_000, costPrice: null }, withoutTax)).toBeUndefined()
    expect(marginsOf({ salePrice: null, costPrice: 60_000 }, withoutTax)).toBeUndefined()
  })
})

describe('the costs of variants', () => {
  const before = {
    variants: [
      { id: '1', sku: 'A' },
      { id: '2', sku: 'B' },
    ],
    variantCosts: [
      { id: 'x', sku: 'A', cost: 1 },
      { id: 'y', sku: 'b', cost: 2 },
    ],
  }
  const [x, y] = [{ id: 'x' }, { id: 'y' }]
  const swapped = [
    { id: '1', sku: 'B' },
    { id: '2', sku: 'A' },
  ]

  it('follow a new SKU, for who does not see them as well', () => {
    const variants = [
      { id: '1', sku: 'NEW' },
      { id: '2', sku: 'B' },
    ]
    expect(alignedCosts(before.variantCosts, variants, before)).toEqual([
      { ...x, sku: 'NEW', cost: 1 },
      { ...y, sku: 'B', cost: 2 },
    ])
  })

  it('follow SKUs that change places, whether or not their writer saw the costs', () => {
    const expected = [
      { ...x, sku: 'B', cost: 1 },
      { ...y, sku: 'A', cost: 2 },
    ]
    expect(alignedCosts(before.variantCosts, swapped, before)).toEqual(expected)
    expect(alignedCosts(expected, swapped, before)).toEqual(expected)
  })

  it('go with their variant', () => {
    expect(alignedCosts(before.variantCosts, [{ id: '2', sku: 'B' }], before)).toEqual([
      { ...y, sku: 'B', cost: 2 },
    ])
  })
})

describe('what keeps a product off the store', () => {
  const ready = {
    name: 'Kurta',
    media: [{}],
    primaryCategory: 'c',
    hsnCode: '6204',
    taxCategory: 't',
    countryOfOrigin: 'IN',
    mrp: 2,
    salePrice: 1,
    variants: [{ active: true, salePrice: 1 }],
  }

  it('is nothing where all is there', () => {
    expect(missingForStore(ready)).toEqual([])
  })

  it.each([
    ['name', { name: ' ' }],
    ['picture', { media: [] }],
    ['category', { primaryCategory: null }],
    ['variant', { variants: [{ active: false, salePrice: 1 }] }],
    ['price', { variants: [{ active: true, salePrice: 0 }] }],
    ['hsn', { hsnCode: null }],
    ['tax', { taxCategory: null }],
    ['origin', { countryOfOrigin: null }],
    ['importer', { countryOfOrigin: 'FR' }],
    ['attributes', { missingAttributes: 'neck' }],
  ])('is %s where that is missing', (code, values) => {
    expect(missingForStore({ ...ready, ...values })).toEqual([code])
  })

  it('is listed in one order, and an empty form is answered too', () => {
    const missing = missingForStore({ taxCategory: null })
    expect(missing).toEqual(readinessCodes.filter((code) => missing.includes(code)))
  })
})

describe('facts of a product', () => {
  const variant = { mrp: 200, salePrice: 150, stock: 10, lowStock: null, active: true }

  it('come from the variants that are on sale', () => {
    const product = {
      mrp: 1000,
      salePrice: 900,
      variants: [variant, { ...variant, salePrice: 100, active: false }, { ...variant, stock: 5 }],
    }
    expect([priceFrom(product), largestDiscount(product), lowVariants(product)]).toEqual([150, 25, 1])
  })

  it('tell which sizes are there in some colour, and which in none', () => {
    const sizes = [
      { ...variant, size: 'S', stock: 0 },
      { ...variant, size: 'M', stock: 0 },
      { ...variant, size: 'M', stock: 2 },
      { ...variant, size: 'L', stock: 9, active: false },
    ]
    expect([stockedSizes({ variants: sizes }), soldOutSizes({ variants: sizes })]).toEqual([['M'], ['S']])
    expect(stockedSizes({ variants: [] })).toEqual([])
    const big = { stockedSizes: stockedSizes({ variants: [{ size: 'XXL', stock: 2 }] }) }
    expect(matches({ stockedSizes: { has: ['XXL'] } }, big)).toBe(true)
    expect(matches({ stockedSizes: { has: ['XL'] } }, big)).toBe(false)
  })

  it('come from the product where it has no variants', () => {
    const product = { mrp: 1000, salePrice: 900, variants: [] }
    expect([priceFrom(product), largestDiscount(product), lowVariants(product)]).toEqual([900, 10, 0])
  })
})

describe('the honest "was" price', () => {
  const state = (day: string, salePrice: number) => ({
    sku: 'A',
    mrp: 300,
    salePrice,
    specialPrice: null,
    by: 'x',
    at: `${day}T00:00:00.000Z`,
  })

  it('is the lowest of the thirty days before the present one', () => {
    const states = [
      state('2026-11-20', 100),
      state('2026-11-10', 180),
      state('2026-11-01', 150),
      state('2026-06-01', 120),
    ]
    // 120 held until 1 November, so within the thirty days.
    expect(priorPrices(states)).toEqual({ A: 120 })
    expect(priorPrices([...states.slice(0, 3), state('2026-10-05', 140), state('2026-06-01', 120)])).toEqual({
      A: 140,
    })
  })

  it('is none where the price went up or never changed', () => {
    expect(priorPrices([state('2026-11-20', 200), state('2026-11-10', 180)])).toEqual({})
    expect(priorPrices([state('2026-11-20', 200)])).toEqual({})
  })
})
