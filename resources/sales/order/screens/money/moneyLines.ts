import type { Order } from '../orderFacts.ts'

/** A step of the waterfall: what it is, in paise, and a word on it (the code of a coupon, the reason of a discount). */
export interface MoneyLine {
  readonly key: string
  readonly amount: number
  readonly note?: string
}

type Priced = Pick<
  Order,
  | 'mrpTotal'
  | 'itemsTotal'
  | 'manualDiscount'
  | 'manualDiscountReason'
  | 'shipping'
  | 'shippingMethod'
  | 'codFee'
  | 'giftFee'
  | 'roundOff'
> & { readonly coupons: readonly { readonly code: string | null; readonly amount: number }[] }

/** How the prices on the labels become what the order costs; steps that change nothing are left out. */
export function moneyLines(order: Priced): MoneyLine[] {
  const { mrpTotal, itemsTotal, coupons, manualDiscount, manualDiscountReason } = order
  const fees = (['shipping', 'codFee', 'giftFee', 'roundOff'] as const).map((key) => ({
    key,
    amount: order[key] ?? 0,
  }))
  const steps: MoneyLine[] = [
    { key: 'productDiscount', amount: itemsTotal - mrpTotal },
    ...coupons.map(({ code, amount }) => ({ key: 'coupon', amount: -amount, note: code ?? '' })),
    { key: 'manualDiscount', amount: -(manualDiscount ?? 0), note: manualDiscountReason ?? '' },
    ...fees,
  ]
  // That it is delivered for nothing is told as well.
  const isFree = ({ key }: MoneyLine) => key === 'shipping' && Boolean(order.shippingMethod)
  return [{ key: 'mrp', amount: mrpTotal }, ...steps.filter((step) => step.amount !== 0 || isFree(step))]
}
