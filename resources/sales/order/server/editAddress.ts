import { refused } from '../../../../server/refused.ts'
import type { Address } from '../../../../src/fields/address/address.ts'
import type { Order } from '../../invoice/server/work.ts'
import type { Paying } from '../../payment/server/paying.ts'
import { order as orderArea } from '../order.ts'
import { calledOffOf, discountCalledOff } from '../rules/calledOff.ts'
import { placeInWords } from '../rules/placeInWords.ts'
import { destinationOf } from './destination.ts'
import { withChange } from './noteChange.ts'
import { notifyBuyer } from './notifyBuyer.ts'
import { demandUnpacked } from './planEdit.ts'
import { shippingTaxOf, taxedTotals } from './priceOrder.ts'

/** The addresses that shall be other ones. */
export interface Addresses {
  readonly shippingAddress?: Address | undefined
  readonly billingAddress?: Address | null | undefined
}

/**
 * Sends a placed order elsewhere before anything is packed (areas, 22). What it costs stays; its taxes follow the place of supply.
 * @throws ApiError `not-allowed-now` once something is packed, `invalid` at `shippingAddress` where nothing is delivered, or no cash
 * is collected though the order is paid so
 */
export async function editAddress(work: Paying, order: Order, asked: Addresses): Promise<Order> {
  await demandUnpacked(work.db, order)
  const shippingAddress = asked.shippingAddress ?? order.shippingAddress
  const values: Partial<Order> = {
    shippingAddress,
    billingAddress: asked.billingAddress === undefined ? order.billingAddress : asked.billingAddress,
  }
  const moved = asked.shippingAddress ? await taxesThere(work, order, asked.shippingAddress) : {}
  const what = `${placeOf(order.shippingAddress)} → ${placeOf(shippingAddress)}`
  const stored = await work.records.write(
    orderArea,
    order.id,
    { ...values, ...moved, ...withChange(work, order, { what, difference: 0 }) },
    'editAddress',
  )
  await notifyBuyer(work, 'order.edited', stored)
  return stored
}

async function taxesThere({ db, at }: Paying, order: Order, address: Address): Promise<Partial<Order>> {
  const destination = await destinationOf(db, address, {
    value: order.itemsTotal,
    weight: 0,
    items: order.lines.length,
  })
  const { delivery } = destination
  const isServed = delivery?.zone && delivery.closed.length === 0
  if (!isServed) throw refused<Order>('shippingAddress', 'place-not-served')
  if (order.paymentMethod === 'cod' && !delivery.cod) throw refused<Order>('shippingAddress', 'cod-not-here')
  // Discounts are divided already: each line keeps its own.
  const totals = await taxedTotals(db, {
    lines: order.lines,
    places: order.lines,
    destination,
    off: new Map(order.lines.map((line) => [line.id, line.discount])),
    calledOff: new Map(
      order.lines.map((line) => [line.id, { ...calledOffOf(line), coupon: discountCalledOff(line) }]),
    ),
    manualDiscount: 0,
    shippingTax: shippingTaxOf(order),
    shipping: order.shipping ?? 0,
    codFee: order.codFee ?? 0,
    giftFee: order.giftFee ?? 0,
    at: order.placedAt ?? at,
  })
  const { charges, taxTotal, cgstTotal, sgstTotal, igstTotal } = totals
  return {
    lines: order.lines.map((line, index) => {
      const { taxable, taxRate, cgst, sgst, igst, cess } = totals.lines[index] ?? line
      return { ...line, taxable, taxRate, cgst, sgst, igst, cess }
    }),
    charges: charges as unknown as Order['charges'],
    taxTotal,
    cgstTotal,
    sgstTotal,
    igstTotal,
  }
}

/** What everybody may know of an address who sees the order. */
const placeOf = (address: Address | null): string => (address ? placeInWords(address) : '–')
