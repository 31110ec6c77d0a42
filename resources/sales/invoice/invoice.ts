import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { chargeKinds } from '../order/rules/states.ts'

/**
 * A tax invoice, or the credit note that corrects one (areas, S5). Numbers run without a gap per GSTIN, series and financial year and
 * are never used again. Nobody changes an invoice: the server issues it when a parcel is packed, and corrects it by a credit note, or by
 * one more invoice (`correctsInvoice`) where it costs more.
 * A credit note has the amounts that it gives back as positive numbers.
 */
export const invoice = defineResource({
  name: 'invoice',
  path: 'pages/invoices',
  endpoint: 'invoices',
  icon: 'invoice',
  menu: 'sales',
  below: 'order',
  title: 'number',
  fields: {
    number: f.text({ required: true, max: 16, system: true }),
    kind: f.select(['invoice', 'creditNote'], { required: true, default: 'invoice', system: true }),
    series: f.text({ max: 8, system: true }),
    year: f.text({ max: 5, system: true }),
    sequence: f.integer({ min: 1, system: true }),
    issuedAt: f.dateTime({ system: true }),
    /** Of its days; empty where it was issued before the shop could choose one. */
    timeZone: f.text({ max: 60, system: true }),
    order: f.reference('order', { system: true }),
    shipment: f.reference('shipment', { system: true }),
    refund: f.reference('refund', { system: true }),
    correctsInvoice: f.reference('invoice', { system: true }),
    customer: f.reference('customer', { system: true }),
    customerName: f.text({ system: true }),
    address: f.address({ system: true, masked: 'viewPii' }),
    shipTo: f.address({ system: true, masked: 'viewPii' }),
    gstin: f.text({ max: 15, system: true }),
    supplierName: f.text({ system: true }),
    supplierAddress: f.longText({ max: 600, lines: 3, system: true }),
    supplierGstin: f.text({ max: 15, system: true }),
    supplierState: f.text({ max: 80, system: true, help: true }),
    placeOfSupply: f.text({ max: 80, system: true }),
    reason: f.text({ system: true }),
    lines: f.rows(
      {
        /** The order line; empty for shipping and fees, which `charge` names. */
        line: f.text({ pattern: /^[0-9a-f-]{36}$/ }),
        charge: f.select(chargeKinds),
        /** The invoice that a line of a credit note corrects. */
        corrects: f.reference('invoice'),
        sku: f.text({ max: 64 }),
        name: f.text(),
        hsn: f.text({ max: 8 }),
        quantity: f.integer({ required: true, min: 0 }),
        unitPrice: f.money(),
        discount: f.money(),
        taxable: f.money(),
        rate: f.percent(),
        cgst: f.money(),
        sgst: f.money(),
        igst: f.money(),
        cess: f.money(),
        total: f.money(),
      },
      { system: true },
    ),
    taxable: f.money({ system: true }),
    cgst: f.money({ system: true }),
    sgst: f.money({ system: true }),
    igst: f.money({ system: true }),
    cess: f.money({ system: true }),
    tax: f.money({ system: true }),
    roundOff: f.money({ system: true, default: 0, help: true }),
    total: f.money({ system: true }),
  },
  unique: [['supplierGstin', 'number']],
  access: { create: false, edit: false, delete: false, import: false },
  permissions: ['print', 'reveal'],
  places: ['order'],
  list: {
    columns: ['number', 'issuedAt', 'order', 'customerName', 'placeOfSupply', 'gstin', 'tax', 'total'],
    search: ['number', 'customerName', 'gstin', 'lines.sku'],
    filters: [
      ...(['kind', 'number', 'issuedAt', 'order', 'shipment', 'customer', 'gstin', 'placeOfSupply'] as const),
      ...(['supplierGstin', 'series', 'year', 'total', 'igst', 'correctsInvoice', 'createdAt'] as const),
    ],
    sort: '-issuedAt',
    views: {
      invoices: { kind: 'invoice' },
      creditNotes: { kind: 'creditNote' },
      business: { gstin: { empty: false } },
      otherState: { igst: { gt: 0 } },
    },
  },
  page: {
    headline: ['customerName', 'total'],
    facts: ['number', 'kind', 'issuedAt', 'order', 'placeOfSupply'],
  },
  form: {
    sections: {
      lines: [],
      amounts: [
        ['taxable', 'tax'],
        ['cgst', 'sgst'],
        ['igst', 'cess'],
        ['roundOff', 'total'],
      ],
      parties: ['customerName', 'gstin', 'address', 'shipTo', 'placeOfSupply'],
      about: {
        fields: [
          'number',
          'kind',
          'issuedAt',
          'order',
          'shipment',
          'correctsInvoice',
          'refund',
          'customer',
          'reason',
        ],
        in: 'aside',
      },
      supplier: {
        fields: ['supplierName', 'supplierAddress', 'supplierGstin', 'supplierState'],
        in: 'aside',
      },
      numbering: { fields: ['series', 'year', 'sequence', 'timeZone'], in: 'aside', collapsed: true },
    },
  },
})
