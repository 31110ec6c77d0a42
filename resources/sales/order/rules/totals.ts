import { defined } from '../../../../src/core/defined.ts'
import type { TaxRules } from '../../../catalogue/taxCategory/rules/rates.ts'
import { taxOf } from '../../../catalogue/taxCategory/rules/taxOf.ts'
import { allocate } from './allocate.ts'
import { roundOffOf } from './roundOff.ts'
import type { ChargeKind } from './states.ts'

/** A line before its money is worked out. Prices include the tax; all money in paise. */
export interface PricedLine {
  readonly mrp: number
  readonly unitPrice: number
  readonly quantity: number
  readonly taxCategory: string | null
  /** What coupons take off this very line. */
  readonly coupon?: number
  /** Of an order that is changed: what was called off of the line. */
  readonly calledOff?: CalledOff | undefined
  /** GST code of the state that this line is supplied from, where it is not that of the whole order. */
  readonly supplyFrom?: string | undefined
}

/**
 * Pieces of a line that were called off, with what they cost and what coupons took off them: both are settled, and nothing that is
 * agreed now changes them. Their tax follows that of the pieces that are left, so that a part of the line is taxed as the line is.
 */
export interface CalledOff {
  readonly pieces: number
  readonly total: number
  readonly coupon: number
  readonly tax: AmountTax
}

/** What an order costs, before it is worked out. */
export interface PricedOrder<L extends PricedLine> {
  readonly lines: readonly L[]
  /** Taken off all lines together, in proportion to what coupons left of them. */
  readonly manualDiscount: number
  readonly shipping: number
  readonly codFee: number
  readonly giftFee: number
}

/** Where and when something is supplied, and by which rules it is taxed. */
export interface Supply {
  /** By the id of a tax category; undefined where it is unknown, which taxes nothing. */
  rulesOf(taxCategory: string | null): TaxRules | undefined
  /** The rules for what is charged beside the goods; undefined: it bears no tax of its own. */
  rulesOfCharge?(kind: ChargeKind): TaxRules | undefined
  /** GST codes of states. Where one is unknown, the order is taken to stay within a state. */
  readonly shipTo: string | undefined
  readonly supplyFrom: string | undefined
  readonly country?: string
  /** The day of supply in the shop, `2026-11-20`. */
  readonly day: string
  /** Rounds the total to whole units of so many paise, half up, and says by how much. */
  readonly roundTo?: number | undefined
}

/** The tax that lies in an amount. */
export interface AmountTax {
  readonly taxable: number
  readonly taxRate: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
}

/** What a line comes to; `discount` and `total` are of the whole line. */
export type LineTotals = AmountTax & { readonly discount: number; readonly total: number }

/** Something that is charged beside the goods. */
export type Charge = AmountTax & { readonly kind: ChargeKind; readonly amount: number }

/** All that an order comes to. Always: the lines and charges, and the round-off, make up the total to the paisa. */
export interface OrderTotals<L> {
  readonly lines: readonly (L & LineTotals)[]
  readonly charges: readonly Charge[]
  readonly mrpTotal: number
  readonly itemsTotal: number
  readonly discountTotal: number
  readonly taxTotal: number
  readonly cgstTotal: number
  readonly sgstTotal: number
  readonly igstTotal: number
  readonly roundOff: number
  readonly total: number
}

/**
 * Works out what an order costs (areas, 11 and 22): coupons and the discount by hand are divided among the lines, the tax band of a
 * line follows from the value of a piece after discount, and everything adds up to the paisa. No discount makes a line cost less than
 * nothing; what would is not given.
 */
export function orderTotals<L extends PricedLine>(order: PricedOrder<L>, supply: Supply): OrderTotals<L> {
  const lines = discounted(order).map(({ line, discount }) => {
    const { unitPrice: price, quantity, calledOff = nothingOff } = line
    const left = { price, quantity: quantity - calledOff.pieces, discount }
    const total = price * left.quantity - discount + calledOff.total
    const tax =
      left.quantity > 0
        ? stretched(taxIn(left, supply.rulesOf(line.taxCategory), supply, line.supplyFrom), total)
        : calledOff.tax
    return { ...line, discount: price * quantity - total, total, ...tax }
  })
  const charges = (['shipping', 'codFee', 'giftFee'] as const)
    .filter((kind) => order[kind] > 0)
    .map((kind) => ({
      kind,
      amount: order[kind],
      ...taxIn({ price: order[kind], quantity: 1, discount: 0 }, supply.rulesOfCharge?.(kind), supply),
    }))
  const exact = sum(lines, ({ total }) => total) + sum(charges, ({ amount }) => amount)
  const roundOff = supply.roundTo ? roundOffOf(exact, supply.roundTo) : 0
  const taxed: readonly AmountTax[] = [...lines, ...charges]
  return {
    lines,
    charges,
    mrpTotal: sum(order.lines, ({ mrp, quantity }) => mrp * quantity),
    itemsTotal: sum(order.lines, ({ unitPrice, quantity }) => unitPrice * quantity),
    discountTotal: sum(lines, ({ discount }) => discount),
    taxTotal: sum(taxed, ({ cgst, sgst, igst, cess }) => cgst + sgst + igst + cess),
    cgstTotal: sum(taxed, ({ cgst }) => cgst),
    sgstTotal: sum(taxed, ({ sgst }) => sgst),
    igstTotal: sum(taxed, ({ igst }) => igst),
    roundOff,
    total: exact + roundOff,
  }
}

/** What a part of a line's pieces cost: parts that make up a whole line cost what the line costs, in whatever steps they are taken. */
export const partOf = (total: number, quantity: number, from: number, pieces: number): number =>
  upTo(total, quantity, from + pieces) - upTo(total, quantity, from)

const upTo = (total: number, quantity: number, pieces: number): number =>
  quantity === 0 ? 0 : Number((BigInt(total) * BigInt(pieces)) / BigInt(quantity))

const nothingOff: CalledOff = {
  pieces: 0,
  total: 0,
  coupon: 0,
  tax: { taxable: 0, taxRate: 0, cgst: 0, sgst: 0, igst: 0, cess: 0 },
}

/** The tax of an amount as that of `total`, of which it is a part. */
function stretched(part: AmountTax, total: number): AmountTax {
  const { taxable, taxRate, cgst, sgst, igst, cess } = part
  const amount = taxable + cgst + sgst + igst + cess
  if (amount === total) return part
  const of = (tax: number) => (amount === 0 ? 0 : Math.round((tax * total) / amount))
  const taxes = { cgst: of(cgst), sgst: of(sgst), igst: of(igst), cess: of(cess) }
  return { ...taxes, taxRate, taxable: total - taxes.cgst - taxes.sgst - taxes.igst - taxes.cess }
}

/** What is taken off the pieces of each line that were not called off: what those took along of the discount by hand is given already. */
function discounted<L extends PricedLine>({ lines, manualDiscount }: PricedOrder<L>) {
  const afterCoupons = lines.map(({ unitPrice, quantity, coupon = 0, calledOff = nothingOff }) => {
    const gross = unitPrice * (quantity - calledOff.pieces)
    return { gross, left: gross - Math.min(Math.max(coupon - calledOff.coupon, 0), gross) }
  })
  const left = afterCoupons.map((line) => line.left)
  const given = sum(lines, ({ unitPrice, calledOff = nothingOff }) =>
    Math.max(0, unitPrice * calledOff.pieces - calledOff.total - calledOff.coupon),
  )
  const shares = allocate(
    Math.min(
      Math.max(0, manualDiscount - given),
      sum(left, (amount) => amount),
    ),
    left,
  )
  return lines.map((line, index) => {
    const { gross = 0, left: rest = 0 } = afterCoupons[index] ?? {}
    return { line, discount: gross - rest + (shares[index] ?? 0) }
  })
}

/** An amount whose tax is unknown is taxed with nothing: it is its own value. */
function taxIn(
  amount: { readonly price: number; readonly quantity: number; readonly discount: number },
  rules: TaxRules | undefined,
  { shipTo, supplyFrom, country, day }: Supply,
  from: string | undefined = supplyFrom,
): AmountTax {
  const to = shipTo ?? from ?? ''
  const place = { supplyFrom: from ?? to, shipTo: to }
  const tax = rules && taxOf(defined({ ...amount, ...place, country, includesTax: true, rules, day }))
  return {
    taxable: tax?.taxableValue ?? amount.price * amount.quantity - amount.discount,
    taxRate: tax?.rate ?? 0,
    cgst: tax?.cgst ?? 0,
    sgst: tax?.sgst ?? 0,
    igst: tax?.igst ?? 0,
    cess: tax?.cess ?? 0,
  }
}

const sum = <T>(entries: readonly T[], of: (entry: T) => number): number =>
  entries.reduce((total, entry) => total + of(entry), 0)
