/** How many minor digits a currency has: 2 for INR, 0 for JPY. */
export function currencyDigits(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const found = format.resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}

/** Making a formatter takes longer than everything else about an amount. */
const digits = new Map<string, number>()
