import type { Db } from '../../../../server/database/schema.ts'
import {
  amountsOfPieces,
  noAmounts,
  splitLike,
  sumOf,
  without,
} from '../../../shared/documents/rules/amounts.ts'
import { amountsOf } from '../../../shared/documents/rules/hsnSummary.ts'
import { orderedOf, roundOffKept, roundOffNow } from '../../order/rules/roundOff.ts'
import { invoice } from '../invoice.ts'
import { placeOfSupply, supplierAt } from './supplier.ts'
import { takeNumber } from './takeNumber.ts'
import { invoicedOf, invoicedRoundOff, type Taken } from './taken.ts'
import type { Invoice, Order, SaleWork, Shipment } from './work.ts'

type Line = Omit<Invoice['lines'][number], 'id'>

/**
 * Issues the tax invoice of a parcel that is packed (areas, 22, S5): its pieces with their share of each line's amounts, on the first
 * invoice of an order its shipping and fees, and on the last what its total was rounded by. The invoices of an order together are what it
 * costs, to the paisa. The order is locked by the caller. Answers undefined where the parcel is empty.
 * @throws ApiError `invalid` with `series-full`
 */
export async function issueInvoice(
  work: SaleWork,
  order: Order,
  shipment: Shipment,
): Promise<Invoice | undefined> {
  const taken = await invoicedOf(work.db, order.id)
  const lines = [...goodsOf(order, shipment, taken), ...chargesOf(order, taken)]
  if (lines.length === 0) return undefined
  const supplier = await supplierAt(work.db, shipment.location)
  const billing = order.billingAddress ?? order.shippingAddress
  const { db, at } = work
  const totals = totalsOf(lines)
  const before = [...taken.values()].reduce((sum, { amounts }) => sum + amounts.total, 0)
  const rest = orderedOf(order) - before - totals.total
  const roundOff = await roundOffOf(db, order, totals.total, rest)
  return work.records.create(invoice, {
    ...(await takeNumber(db, { kind: 'invoice', gstin: supplier.supplierGstin, at })),
    kind: 'invoice',
    issuedAt: at,
    order: order.id,
    shipment: shipment.id,
    customer: order.customer,
    customerName: billing?.fullName ?? order.contactName,
    address: billing,
    shipTo: order.shippingAddress,
    gstin: order.gstin ?? (billing?.gstin || null),
    ...supplier,
    placeOfSupply: await placeOfSupply(db, order.shippingAddress),
    lines: lines as Invoice['lines'],
    ...totals,
    roundOff,
    total: totals.total + roundOff,
  })
}

/** What an invoice is rounded by that comes to `total`, with `rest` left for later ones: no invoice is less than nothing. */
async function roundOffOf(db: Db, order: Order, total: number, rest: number): Promise<number> {
  if (!order.roundOff) return 0
  const open = roundOffKept(order) - (await invoicedRoundOff(db, order.id))
  return Math.max(roundOffNow(open, rest), -total)
}

/** The totals of the lines of an invoice or a credit note. */
export function totalsOf(
  lines: readonly Line[],
): Readonly<Record<'taxable' | 'cgst' | 'sgst' | 'igst' | 'cess' | 'tax' | 'total', number>> {
  const { taxable, cgst, sgst, igst, cess, total } = sumOf(lines.map(amountsOf))
  return { taxable, cgst, sgst, igst, cess, tax: cgst + sgst + igst + cess, total }
}

const nothing: Omit<Taken, 'key'> = { pieces: 0, amounts: noAmounts }

function goodsOf(order: Order, shipment: Shipment, taken: ReadonlyMap<string, Taken>): Line[] {
  return shipment.lines.flatMap(({ line: id, quantity }): Line[] => {
    const line = order.lines.find((one) => one.id === id)
    if (!line) return []
    const whole = amountsOf(line)
    // What was called off before is not paid for: its share is gone before any invoice.
    const cancelled = splitLike(whole, line.cancelledAmount)
    const before = taken.get(id) ?? nothing
    // Pieces that are left may be worth less than those that were called off: an edit gave something off.
    const share = amountsOfPieces(without(whole, cancelled), {
      pieces: quantity,
      of: line.quantity - line.cancelled,
      taken: before.amounts,
      takenPieces: before.pieces,
    })
    return [
      {
        line: id,
        charge: null,
        corrects: null,
        sku: line.sku,
        hsn: line.hsn,
        quantity,
        name: [line.name, line.options].filter(Boolean).join(', '),
        unitPrice: line.unitPrice,
        rate: line.taxRate,
        ...share,
      },
    ]
  })
}

/** What of the charges of an order no invoice has. */
export function chargesOf(order: Order, taken: ReadonlyMap<string, Taken>): Line[] {
  return order.charges.flatMap(({ kind, amount, taxRate, taxable, cgst, sgst, igst, cess }): Line[] => {
    if (amount <= 0 || taken.has(kind)) return []
    const amounts = { discount: 0, taxable, cgst, sgst, igst, cess, total: amount }
    return [
      {
        line: null,
        charge: kind,
        corrects: null,
        sku: null,
        name: null,
        hsn: null,
        quantity: 1,
        unitPrice: amount,
        rate: taxRate,
        ...amounts,
      },
    ]
  })
}
