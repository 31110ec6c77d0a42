import type { Address } from '../../../../src/fields/address/address.ts'
import type { RiskKind } from './states.ts'

/** What is known of an order and of whoever placed it, when it is placed. */
export interface RiskFacts extends BuyerPast {
  readonly paymentMethod: string | null
  /** Paise. */
  readonly total: number
  readonly address: Pick<Address, 'line1' | 'line2' | 'landmark'> | null
}

/** What earlier orders of the same customer or telephone say: placed before, come back undelivered, and placed in the last day. */
export interface BuyerPast {
  readonly ordersBefore: number
  readonly ordersBack: number
  readonly ordersLastDay: number
}

/** How much each reason weighs; together at most 100. */
const weights: Readonly<Record<RiskKind, number>> = {
  firstHighCod: 40,
  rtoHistory: 30,
  addressQuality: 15,
  velocity: 15,
}

/** From which total a first order with cash on delivery is looked at, in paise. */
const firstCodFrom = 300_000

/** How many orders in a day are many. */
const manyOrders = 3

/**
 * What makes an order risky, and how much (areas, 22): a first order with much cash on delivery, parcels that came back before, an
 * address that a courier would not find, many orders in a short time.
 */
export function riskOf(facts: RiskFacts): { readonly score: number; readonly reasons: RiskKind[] } {
  const isCod = facts.paymentMethod === 'cod'
  const found: Record<RiskKind, boolean> = {
    firstHighCod: isCod && facts.ordersBefore === 0 && facts.total >= firstCodFrom,
    rtoHistory: facts.ordersBack > 0,
    addressQuality: facts.address !== null && isVague(facts.address),
    velocity: facts.ordersLastDay >= manyOrders,
  }
  const reasons = (Object.keys(found) as RiskKind[]).filter((kind) => found[kind])
  return { score: reasons.reduce((sum, kind) => sum + weights[kind], 0), reasons }
}

/** Very few words, or neither a number nor anything to find it by. */
const isVague = ({ line1, line2, landmark }: NonNullable<RiskFacts['address']>): boolean => {
  const text = `${line1} ${line2}`.trim()
  return text.length < 8 || (!/\d/.test(text) && landmark.trim() === '')
}
