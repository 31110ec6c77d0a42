import { totalsOf } from '../../resources/sales/invoice/server/issueInvoice.ts'
import type { Invoice } from '../../resources/sales/invoice/server/work.ts'
import type { OrderLine } from '../../resources/sales/order/rules/lineFields.ts'
import type { Amounts } from '../../resources/shared/documents/rules/amounts.ts'
import { documentNumber } from '../../resources/shared/documents/rules/documentNumber.ts'
import { financialYear } from '../../resources/shared/documents/rules/financialYear.ts'
import type { StoredRecord } from './insertRecords.ts'
import { gstCodeOf } from './places.ts'
import type { Parcel } from './story.ts'
import { backsOf, hasCreditNote, iso, prefixes, type Told, uncollectedOf } from './told.ts'

type Line = Omit<Invoice['lines'][number], 'id'>

/** The invoices of the parcels that are packed by now. */
export function invoiceRecords(told: Told): StoredRecord[] {
  const { story, now } = told
  return story.parcels
    .filter(({ packed }) => packed <= now)
    .map((parcel, index) =>
      document(told, {
        kind: 'invoice',
        id: invoiceId(parcel),
        at: parcel.packed,
        lines: invoicedLines(told, parcel, index === 0),
        shipment: parcel.id,
      }),
    )
}

const invoicedLines = (told: Told, parcel: Parcel, isFirst: boolean): Line[] => [
  ...parcel.lines.map(({ line, quantity }) => goodsLine(told, line, quantity)),
  ...(isFirst ? chargeLines(told) : []),
]

/** An invoice is called by the id of its parcel. */
const invoiceId = ({ id }: Parcel): string => id

/** The credit notes of the refunds that are done by now, of what was invoiced before, and of what nobody paid for. */
export const creditNoteRecords = (told: Told): StoredRecord[] => [
  ...refundNotes(told),
  ...uncollectedNotes(told),
]

function uncollectedNotes(told: Told): StoredRecord[] {
  const uncollected = uncollectedOf(told)
  if (!uncollected) return []
  const { parcel, at } = uncollected
  const corrects = invoiceId(parcel)
  const lines = invoicedLines(told, parcel, true).map((line) => ({ ...line, corrects }))
  const id = parcel.creditNote
  return [document(told, { kind: 'creditNote', id, at, lines, shipment: parcel.id, corrects })]
}

function refundNotes(told: Told): StoredRecord[] {
  return backsOf(told).flatMap((back): StoredRecord[] => {
    if (!hasCreditNote(back)) return []
    const { refund, shipping, fee } = back
    const goods = back.lines.flatMap(({ line, quantity }): Line[] => {
      const parcel = told.story.parcels.find(({ lines }) => lines.some((pieces) => pieces.line === line))
      return parcel ? [{ ...goodsLine(told, line, quantity), corrects: invoiceId(parcel) }] : []
    })
    const corrects = goods[0]?.corrects ?? null
    // All of them, or none: they are on the invoice of the first parcel.
    const charges = shipping + fee > 0 ? chargeLines(told).map((line) => ({ ...line, corrects })) : []
    const lines = [...goods, ...charges]
    return [
      document(told, {
        kind: 'creditNote',
        id: refund.id,
        at: refund.processed,
        lines,
        refund: refund.id,
        corrects,
      }),
    ]
  })
}

function goodsLine({ price }: Told, id: string, quantity: number): Line {
  const line = price.lines.find(({ story }) => story.id === id)
  if (!line) throw new Error(`No line ${id} is in the demo order. Expected one of its own. Check parcels.ts.`)
  const { product, variant } = line.story
  return {
    line: id,
    charge: null,
    corrects: null,
    sku: variant.sku,
    hsn: product.hsn,
    quantity,
    name: [product.name, variant.options].filter(Boolean).join(', '),
    unitPrice: line.unitPrice,
    rate: line.taxRate,
    ...amountsOf(line),
  }
}

const amountsOf = (line: Amounts | Pick<OrderLine, keyof Amounts>): Amounts => {
  const { discount, taxable, cgst, sgst, igst, cess, total } = line as Amounts
  return { discount, taxable, cgst, sgst, igst, cess, total }
}

const chargeLines = ({ price }: Told): Line[] =>
  price.charges.map(({ kind, amount, taxRate, ...tax }) => ({
    line: null,
    charge: kind,
    corrects: null,
    sku: null,
    name: null,
    hsn: null,
    quantity: 1,
    unitPrice: amount,
    rate: taxRate,
    ...amountsOf({ ...tax, discount: 0, total: amount }),
  }))

interface Document {
  readonly kind: 'invoice' | 'creditNote'
  readonly id: string
  readonly at: number
  readonly lines: readonly Line[]
  readonly shipment?: string
  readonly refund?: string
  readonly corrects?: string | null
}

function document(told: Told, { kind, id, at, lines, ...rest }: Document): StoredRecord {
  const { story, facts, number } = told
  const { address, customer, gstin } = story.buyer
  const place = facts.places.find((one) => one.id === story.lines[0]?.location)
  const sequence = Number(number(`${kind} ${id}`))
  const year = financialYear(iso(at))
  const code = gstCodeOf(address.state)
  return {
    id,
    version: 1,
    createdAt: iso(at),
    updatedAt: iso(at),
    values: {
      kind,
      series: prefixes[kind],
      year,
      sequence,
      issuedAt: iso(at),
      order: story.id,
      customer,
      number: documentNumber(prefixes[kind], year, sequence),
      shipment: rest.shipment ?? null,
      refund: rest.refund ?? null,
      correctsInvoice: rest.corrects ?? null,
      customerName: address.fullName,
      address,
      shipTo: address,
      gstin,
      supplierName: place?.name,
      supplierAddress: place?.address,
      supplierGstin: place?.gstin,
      supplierState: place?.state,
      placeOfSupply: `${code}-${address.state}`,
      lines: [...lines],
      ...totalsOf(lines),
    },
  }
}
