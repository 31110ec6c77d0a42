import type { TaxRate, TaxRules } from '../../../resources/catalogue/taxCategory/rules/rates.ts'

/** A row of rates for tests, from the first day on and for all of India unless it says otherwise. */
export const rate = (given: Partial<TaxRate> & Pick<TaxRate, 'rate'>): TaxRate => ({
  country: 'IN',
  state: null,
  effectiveFrom: '2017-07-01',
  effectiveTo: null,
  basis: given.minValue != null || given.maxValue != null ? 'unitValue' : 'none',
  minValue: null,
  maxValue: null,
  cess: 0,
  label: null,
  ...given,
})

/** Apparel as the areas (11) have it: a limit of 1,000.00 between 5 % and 12 %, since 22 September 2025 2,500.00 and 18 %. */
export const apparel: TaxRules = {
  taxability: 'taxable',
  rates: [
    rate({ rate: 5, maxValue: 100_000, effectiveTo: '2025-09-21' }),
    rate({ rate: 12, minValue: 100_000, effectiveTo: '2025-09-21' }),
    rate({ rate: 5, maxValue: 250_000, effectiveFrom: '2025-09-22' }),
    rate({ rate: 18, minValue: 250_000, effectiveFrom: '2025-09-22' }),
  ],
}

/** One rate whatever the value. */
export const flat = (percent: number, cess = 0): TaxRules => ({
  taxability: 'taxable',
  rates: [rate({ rate: percent, cess })],
})
