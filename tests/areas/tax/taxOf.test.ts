import { describe, expect, it } from 'vitest'
import { deadZoneAt, deadZones } from '../../../resources/catalogue/taxCategory/rules/deadZones.ts'
import { bandsOn } from '../../../resources/catalogue/taxCategory/rules/rates.ts'
import { type TaxedLine, taxOf } from '../../../resources/catalogue/taxCategory/rules/taxOf.ts'
import { apparel, flat, rate } from './rates.ts'

const line = (given: Partial<TaxedLine> & Pick<TaxedLine, 'price'>): TaxedLine => ({
  quantity: 1,
  includesTax: true,
  rules: apparel,
  day: '2026-11-20',
  supplyFrom: '29',
  shipTo: '29',
  ...given,
})

describe('the tax of a price that includes it', () => {
  it.each([
    // [what, price, rate, taxable value, cgst, sgst]
    ['nothing', 0, 5, 0, 0, 0],
    ['one paisa', 1, 5, 1, 0, 0],
    ['a round low price', 105_000, 5, 100_000, 2_500, 2_500],
    ['the last price of the low band', 262_500, 5, 250_000, 6_250, 6_250],
    ['the first price of the dead zone', 262_501, 18, 222_459, 20_021, 20_021],
    ['the middle of the dead zone', 280_000, 18, 237_288, 21_356, 21_356],
    ['the last price of the dead zone', 295_000, 18, 250_000, 22_500, 22_500],
    ['the first price above the dead zone', 295_001, 18, 250_001, 22_500, 22_500],
    ['a high price', 999_900, 18, 847_372, 76_264, 76_264],
  ])('of %s (%i paise) is at %i %', (_what, price, percent, taxableValue, cgst, sgst) => {
    expect(taxOf(line({ price }))).toMatchObject({
      rate: percent,
      taxableValue,
      cgst,
      sgst,
      igst: 0,
      cess: 0,
      total: price,
    })
  })

  it.each([
    [262_500, false],
    [262_501, true],
    [295_000, true],
    [295_001, false],
  ])('knows whether %i lies in the dead zone: %s', (price, inDeadZone) => {
    expect(taxOf(line({ price }))).toMatchObject({ inDeadZone })
  })
})

describe('the tax of a price without it', () => {
  it.each([
    ['the limit', 250_000, 5, 12_500],
    ['a paisa above the limit', 250_001, 18, 45_000],
    ['half a paisa of tax', 10, 5, 0],
    ['three quarters of a paisa of tax', 15, 5, 0],
    ['a paisa of tax', 20, 5, 2],
  ])('of %s is added', (_what, price, percent, tax) => {
    expect(taxOf(line({ price, includesTax: false }))).toMatchObject({
      rate: percent,
      taxableValue: price,
      tax,
      total: price + tax,
      inDeadZone: false,
    })
  })
})

describe('the band', () => {
  it('is chosen per piece, not on the line', () => {
    expect(taxOf(line({ price: 200_000, quantity: 3 }))).toMatchObject({ rate: 5, total: 600_000 })
  })

  it('is chosen on the value after discount, so that a coupon changes the rate', () => {
    expect(taxOf(line({ price: 300_000 }))).toMatchObject({ rate: 18 })
    expect(taxOf(line({ price: 300_000, discount: 37_500 }))).toMatchObject({ rate: 5, total: 262_500 })
    expect(taxOf(line({ price: 300_000, discount: 37_499 }))).toMatchObject({ rate: 18, inDeadZone: true })
  })

  it('weighs a discount that does not divide evenly by the exact share of a piece', () => {
    const three = { price: 262_501, quantity: 3 }
    expect(taxOf(line({ ...three, discount: 3 }))).toMatchObject({ rate: 5 })
    expect(taxOf(line({ ...three, discount: 2 }))).toMatchObject({ rate: 18 })
  })

  it('is that of the day', () => {
    expect(taxOf(line({ price: 200_000, day: '2025-09-21' }))).toMatchObject({ rate: 12 })
    expect(taxOf(line({ price: 200_000, day: '2025-09-22' }))).toMatchObject({ rate: 5 })
    expect(taxOf(line({ price: 200_000, day: '2017-06-30' }))).toBeUndefined()
  })

  it('is that of the state where a state has its own', () => {
    const rules = { ...apparel, rates: [...apparel.rates, rate({ rate: 1, state: '35' })] }
    expect(taxOf(line({ price: 200_000, rules, shipTo: '35' }))).toMatchObject({ rate: 1 })
    expect(taxOf(line({ price: 200_000, rules }))).toMatchObject({ rate: 5 })
  })
})

describe('the place of supply', () => {
  it('halves the rate within the state of the supplier', () => {
    expect(taxOf(line({ price: 105_000 }))).toMatchObject({ cgst: 2_500, sgst: 2_500, igst: 0 })
  })

  it('makes it IGST where the goods go to another state', () => {
    expect(taxOf(line({ price: 105_000, shipTo: '27' }))).toMatchObject({ cgst: 0, sgst: 0, igst: 5_000 })
  })

  it('calls the half of a union territory UTGST', () => {
    expect(taxOf(line({ price: 105_000, supplyFrom: '04', shipTo: '04' }))).toMatchObject({
      stateTax: 'utgst',
    })
    expect(taxOf(line({ price: 105_000 }))).toMatchObject({ stateTax: 'sgst' })
  })
})

describe('what is not taxed', () => {
  it.each(['nilRated', 'exempt', 'nonGst'] as const)('%s has its whole price as its value', (taxability) => {
    expect(taxOf(line({ price: 99_999, rules: { taxability, rates: [] } }))).toMatchObject({
      taxableValue: 99_999,
      tax: 0,
      total: 99_999,
      band: null,
    })
  })
})

describe('a cess', () => {
  it('is a part of the tax of its own', () => {
    const rules = flat(28, 12)
    expect(taxOf(line({ price: 14_000, rules }))).toMatchObject({
      taxableValue: 10_000,
      cgst: 1_400,
      sgst: 1_400,
      cess: 1_200,
      total: 14_000,
    })
    expect(taxOf(line({ price: 10_000, rules, includesTax: false }))).toMatchObject({ total: 14_000 })
  })
})

describe('a result', () => {
  it('says why, from the period over the band to the place', () => {
    expect(taxOf(line({ price: 280_000, shipTo: '27' }))?.why).toEqual([
      { code: 'period', values: { from: '2025-09-22' } },
      { code: 'band', values: { value: 237_288, min: 250_000, max: '', rate: 18 } },
      { code: 'deadZone', values: { limit: 250_000 } },
      { code: 'otherState', values: { from: '29', to: '27' } },
    ])
  })
})

describe('the prices that fit no band', () => {
  const bandsOf = (day: string) => bandsOn(apparel.rates, { country: 'IN', state: null, day })

  it('are 2,625.01 to 2,950.00 for a limit of 2,500 between 5 % and 18 %', () => {
    expect(deadZones(bandsOf('2026-11-20'))).toEqual([
      { from: 262_501, to: 295_000, limit: 250_000, lowRate: 5, highRate: 18 },
    ])
  })

  it('were 1,050.01 to 1,120.00 before September 2025', () => {
    expect(deadZones(bandsOf('2025-09-21'))).toMatchObject([{ from: 105_001, to: 112_000 }])
  })

  it('are found for a price', () => {
    expect(deadZoneAt(bandsOf('2026-11-20'), 262_500)).toBeUndefined()
    expect(deadZoneAt(bandsOf('2026-11-20'), 262_501)).toMatchObject({ limit: 250_000 })
    expect(deadZoneAt(bandsOf('2026-11-20'), 295_001)).toBeUndefined()
  })

  it('do not exist where there is one rate, or the higher band has the lower one', () => {
    expect(deadZones(flat(18).rates)).toEqual([])
    expect(deadZones([rate({ rate: 18, maxValue: 100 }), rate({ rate: 5, minValue: 100 })])).toEqual([])
  })
})
