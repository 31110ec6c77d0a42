import { amountInWords } from './amountInWords.ts'
import { hsnSummary } from './hsnSummary.ts'
import { addressLines, filled, type Paper } from './paper.ts'
import type { PrintedInvoice } from './printed.ts'

/** A table on a paper; what stands at the end of its column are numbers. A second line of a cell is written small. */
export interface PaperTable {
  readonly heads: readonly { readonly text: string; readonly isEnd: boolean }[]
  readonly rows: readonly (readonly (string | readonly [text: string, small: string])[])[]
}

/** A name and an address on a paper, the name first; no lines where there is nobody. */
export interface PaperParty {
  readonly title: string
  readonly lines: readonly string[]
}

/** What an invoice says, in its order: the same on a page that is printed and in a file that is sent. */
export interface InvoiceContent {
  readonly title: string
  readonly seller: { readonly name: string; readonly lines: readonly string[] }
  readonly parties: readonly PaperParty[]
  readonly facts: readonly (readonly [label: string, value: string | null])[]
  readonly lines: PaperTable
  readonly summary: PaperTable & { readonly title: string }
  readonly sums: readonly (readonly [label: string, amount: string])[]
  readonly total: readonly [label: string, amount: string]
  /** The total in words, which are English in every language. */
  readonly inWords: readonly [label: string, words: string]
  readonly notes: readonly string[]
  readonly signature: string
}

/** What a tax invoice or credit note says (areas, S5), written in the language of a paper. */
export function invoiceContent(invoice: PrintedInvoice, paper: Paper): InvoiceContent {
  const { texts, day, money, pair } = paper
  const { supplier, shop, kind } = invoice
  const contact = [supplier.email, supplier.phone].filter(Boolean).join(' · ')
  const buyer = addressLines(invoice.address)
  return {
    title: texts.titles[kind],
    seller: {
      name: supplier.name,
      lines: [
        supplier.address,
        ...named(texts.gstin, supplier.gstin),
        ...named(texts.pan, shop.pan),
        ...named(texts.cin, shop.cin),
        ...named(texts.stateOfSupplier, invoice.supplierState),
      ],
    },
    parties: [
      {
        title: texts.billTo,
        lines: [
          ...(buyer.length > 0 ? buyer : invoice.customerName ? [invoice.customerName] : []),
          ...named(texts.gstin, invoice.gstin),
        ],
      },
      { title: texts.shipTo, lines: addressLines(invoice.shipTo) },
    ],
    facts: [
      [texts.date, day(invoice.issuedAt, invoice.timeZone)],
      [texts.order, invoice.orderNumber],
      [texts.orderDate, day(invoice.placedAt, invoice.timeZone)],
      [texts.corrects, invoice.corrects.join(', ')],
      [texts.shipment, invoice.shipmentNumber],
      [texts.awb, invoice.awb],
      [texts.payment, kind === 'invoice' ? methodOf(paper, invoice.paymentMethod) : null],
      [texts.reason, invoice.reason],
      [texts.placeOfSupply, invoice.placeOfSupply],
    ],
    lines: linesOf(invoice, paper),
    summary: summaryOf(invoice, paper),
    sums: (['taxable', ...taxNames, 'roundOff'] as const)
      .filter((name) => name === 'taxable' || invoice[name] !== 0)
      .map((name) => [texts[name], money(invoice[name])]),
    total: [texts.total, money(invoice.total)],
    inWords: [texts.inWords, amountInWords(invoice.total)],
    notes: [
      `${texts.reverseCharge} · ${texts.computerMade}`,
      ...(contact ? [filled(texts.help, { contact })] : []),
      ...(shop.grievanceOfficer ? [pair(texts.grievanceOfficer, shop.grievanceOfficer)] : []),
    ],
    signature: texts.signature,
  }
}

const taxNames = ['cgst', 'sgst', 'igst', 'cess'] as const

/** Only the taxes that an invoice has are columns. */
const taxesOf = (invoice: PrintedInvoice) => taxNames.filter((name) => invoice[name] !== 0)

const named = (label: string, value: string | null) => (value ? [`${label} ${value}`] : [])

const start = (text: string) => ({ text, isEnd: false })
const end = (text: string) => ({ text, isEnd: true })

function linesOf(invoice: PrintedInvoice, { texts, amount, percent }: Paper): PaperTable {
  const charges: Readonly<Record<string, string>> = texts.charges
  const taxes = taxesOf(invoice)
  return {
    heads: [
      ...['#', texts.item, texts.hsn].map(start),
      ...[texts.quantity, texts.price, texts.discount, texts.taxable, texts.rate].map(end),
      ...[...taxes.map((name) => texts[name]), texts.total].map(end),
    ],
    rows: invoice.lines.map((line, index) => {
      const name = line.charge ? (charges[line.charge] ?? line.charge) : (line.name ?? '')
      return [
        `${index + 1}`,
        line.sku ? [name, line.sku] : name,
        line.hsn ?? '',
        `${line.quantity}`,
        amount(line.unitPrice),
        line.discount ? amount(line.discount) : '',
        amount(line.taxable),
        percent(line.rate),
        ...taxes.map((tax) => amount(line[tax])),
        amount(line.total),
      ]
    }),
  }
}

function summaryOf(invoice: PrintedInvoice, { texts, amount, percent }: Paper): InvoiceContent['summary'] {
  const taxes = taxesOf(invoice)
  return {
    title: texts.taxSummary,
    heads: [start(texts.hsn), ...[texts.rate, texts.taxable, ...taxes.map((name) => texts[name])].map(end)],
    rows: hsnSummary(invoice.lines).map((row) => [
      row.hsn || '–',
      percent(row.rate),
      amount(row.taxable),
      ...taxes.map((name) => amount(row[name])),
    ]),
  }
}

function methodOf({ texts }: Paper, method: string | null): string | null {
  const names: Readonly<Record<string, string>> = texts.methods
  return method === null ? null : (names[method] ?? method)
}
