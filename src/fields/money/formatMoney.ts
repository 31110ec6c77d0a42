import { formatNumber } from '../decimal/formatNumber.ts'
import { money, shopCurrency } from './money.ts'

/** An amount of whole minor units as people read it: 129900 is `₹1,299.00`. Exact, for it goes through digits and never through a fraction. */
export function formatMoney(minor: number, locale: string, currency: string = shopCurrency): string {
  const figures = money.type.toText?.(minor, { currency }) ?? String(minor)
  return formatNumber(figures, locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
}
