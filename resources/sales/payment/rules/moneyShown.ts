/** What of a payment is told beside its state: what came, and what was expected where that is another amount; paise. */
export function moneyShown({
  amount,
  captured,
}: {
  readonly amount: number
  readonly captured?: number | null | undefined
}): { readonly amount: number; readonly expected?: number } {
  if (!captured || captured === amount) return { amount }
  return { amount: captured, expected: amount }
}
