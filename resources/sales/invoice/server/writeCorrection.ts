import { invoice } from '../invoice.ts'
import { totalsOf } from './issueInvoice.ts'
import { takeNumber } from './takeNumber.ts'
import type { Invoice, SaleWork } from './work.ts'

/** What is said of an invoice's own lines: a credit note gives back, one more invoice says that it costs more. */
interface Correction extends Partial<Invoice> {
  readonly kind: Invoice['kind']
}

/** Writes what corrects an invoice, with a number of its own, to whom and from whom the invoice is. */
export async function writeCorrection(
  { db, at, records }: SaleWork,
  of: Invoice,
  lines: readonly Omit<Invoice['lines'][number], 'id'>[],
  { kind, ...more }: Correction,
): Promise<Invoice> {
  const totals = totalsOf(lines)
  const { supplierName, supplierAddress, supplierGstin, supplierState } = of
  const { order, customer, customerName, address, shipTo, gstin, placeOfSupply } = of
  return records.create(invoice, {
    ...(await takeNumber(db, { kind, gstin: supplierGstin, at })),
    kind,
    issuedAt: at,
    correctsInvoice: of.id,
    order,
    customer,
    customerName,
    address,
    shipTo,
    gstin,
    placeOfSupply,
    supplierName,
    supplierAddress,
    supplierGstin,
    supplierState,
    ...more,
    lines: [...lines] as Invoice['lines'],
    ...totals,
    total: totals.total + (more.roundOff ?? 0),
  })
}
