import { defineField, type FieldOptions } from '../../core/index.ts'
import { currencyDigits } from './currency.ts'

export interface MoneyOptions extends FieldOptions {
  /** Bounds and default in minor units. */
  min?: number
  max?: number
  default?: number
  /** ISO 4217; the shop's currency by default. */
  currency?: string
}

/** The currency of the shop (areas, section 1.1). */
export const shopCurrency = 'INR'

/** An amount in whole minor units (paise, cents), never a fraction: 129900 is 1,299.00. */
export const money = defineField<'money', number, MoneyOptions>({
  kind: 'money',
  column: () => 'bigint',
  schema: ({ min = -1e14, max = 1e14 }, z) => z.int().min(min).max(max),
  operators: ['eq', 'not', 'in', 'gt', 'gte', 'lt', 'lte', 'empty'],
  sortable: true,
  digits: () => 0,
  toText: (value, { currency = shopCurrency }) => {
    const digits = currencyDigits(currency)
    const [sign, figures] = [value < 0 ? '-' : '', String(Math.abs(value)).padStart(digits + 1, '0')]
    return digits === 0 ? sign + figures : `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`
  },
  fromText: (text, { currency = shopCurrency }) => {
    const digits = currencyDigits(currency)
    const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text) ?? []
    if (whole === '' || fraction.length > digits) return text
    return Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`)
  },
  examples: { valid: [0, 1, 129_900, -250, 99_999_999_999_999], invalid: [0.5, '5', Number.NaN, 1e15] },
})
