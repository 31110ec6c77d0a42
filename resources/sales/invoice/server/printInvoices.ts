import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../../server/database/schema.ts'
import { malformed } from '../../../../server/records/parameters.ts'
import { usualTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import type { NotPrinted, Printed, PrintedInvoice } from '../../../shared/documents/rules/printed.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { notePrinted } from '../../shipment/server/notePrinted.ts'
import { printBlockOf } from '../../shipment/server/shippable.ts'
import { invoice as area } from '../invoice.ts'
import type { SaleWork } from './work.ts'

const ids = z.array(z.guid().toLowerCase()).min(1).max(200)

/** Which invoices, or those of which parcels or orders. */
export const printInvoicesInput = z.strictObject({
  invoices: ids.optional(),
  shipments: ids.optional(),
  orders: ids.optional(),
})

type Asked = z.output<typeof printInvoicesInput>

interface Row extends Omit<PrintedInvoice, 'supplier'> {
  readonly version: number
  readonly owner: string
  readonly ownerName: string | null
  readonly supplierName: string | null
  readonly supplierAddress: string | null
  readonly supplierGstin: string | null
  readonly onHold: boolean
  readonly cancellationPending: boolean
  readonly overrideReason: string | null
  readonly isInHouse: boolean
}

/**
 * Invoices and credit notes to be printed. One of a parcel that is still in the house is not, while its order is held or about to be
 * cancelled (areas, 22); it is named with the reason. That an invoice was printed stands in its history.
 */
export async function printInvoices(
  work: Pick<SaleWork, 'db' | 'actor' | 'at'>,
  asked: Asked,
): Promise<Printed<'invoice'>> {
  const given = Object.entries(asked).filter(([, list]) => list !== undefined) as [keyof Asked, string[]][]
  const [one] = given
  if (!one || given.length > 1) throw malformed('invoices, shipments or orders')
  const [what, list] = one
  const rows = await read(work.db, what, list)
  const found = new Set(rows.map(({ owner }) => owner))
  const code = what === 'invoices' ? 'not-found' : 'print-not-invoiced'
  const missing = list.filter((id) => !found.has(id))
  const names = await namesOf(work.db, what, missing)
  const refused: NotPrinted[] = missing.map((id) => ({ id, name: names.get(id) ?? '', code }))
  const printed = rows.filter((row) => {
    const block = row.isInHouse && row.kind === 'invoice' ? printBlockOf(row, row) : undefined
    if (block) refused.push({ id: row.id, name: row.number, code: block })
    return !block
  })
  await notePrinted(work, area, printed, 'invoice')
  return { kind: 'invoice', documents: await documentsOf(work.db, printed), refused }
}

/** Invoices and credit notes as papers show them, without the checks of those who print. */
export const readInvoices = async (db: Db, ids: readonly string[]): Promise<PrintedInvoice[]> =>
  documentsOf(db, await read(db, 'invoices', ids))

async function documentsOf(db: Db, rows: readonly Row[]): Promise<PrintedInvoice[]> {
  const settings = await readSettings(db, [
    ...(['store.supportPhone', 'store.supportEmail'] as const),
    ...(['store.pan', 'store.cin', 'store.grievanceOfficer'] as const),
  ])
  const contact = { phone: settings['store.supportPhone'], email: settings['store.supportEmail'] }
  const shop = {
    pan: settings['store.pan'],
    cin: settings['store.cin'],
    grievanceOfficer: settings['store.grievanceOfficer'],
  }
  return rows.map((row) => documentOf(row, contact, shop))
}

function documentOf(
  row: Row,
  contact: { phone: string | null; email: string | null },
  shop: PrintedInvoice['shop'],
): PrintedInvoice {
  const { version: _, owner: __, ownerName: ___, supplierName, supplierAddress, supplierGstin, ...rest } = row
  const {
    onHold: ____,
    cancellationPending: _____,
    overrideReason: ______,
    isInHouse: _______,
    ...invoice
  } = rest
  return {
    ...invoice,
    shop,
    supplier: {
      ...contact,
      name: supplierName ?? '',
      address: supplierAddress ?? '',
      gstin: supplierGstin,
    },
  }
}

const columns = { invoices: 'i."id"', shipments: 'i."shipment"', orders: 'i."order"' } as const

async function read(db: Db, what: keyof Asked, list: readonly string[]): Promise<Row[]> {
  const owner = sql.raw(columns[what])
  const { rows } = await sql<{ row: Row }>`
    SELECT json_build_object('id', i."id", 'version', i."version", 'owner', ${owner}, 'number', i."number", 'kind', i."kind",
      'issuedAt', i."issued_at", 'timeZone', coalesce(i."time_zone", ${usualTimeZone}::text), 'orderNumber', o."number", 'placedAt', o."placed_at", 'locale', coalesce(o."locale", 'en'),
      'shipmentNumber', s."number", 'awb', s."awb", 'reason', i."reason", 'paymentMethod', o."payment_method",
      'customerName', i."customer_name", 'address', i."address", 'shipTo', i."ship_to", 'gstin', i."gstin")::jsonb
      || json_build_object('supplierName', i."supplier_name", 'supplierAddress', i."supplier_address",
      'supplierGstin', i."supplier_gstin", 'supplierState', i."supplier_state", 'placeOfSupply', i."place_of_supply",
      'taxable', i."taxable", 'cgst', i."cgst", 'sgst', i."sgst", 'igst', i."igst", 'cess', i."cess", 'total', i."total",
      'roundOff', coalesce(i."round_off", 0),
      'onHold', coalesce(o."on_hold", false), 'cancellationPending', coalesce(o."cancellation_pending", false),
      'overrideReason', s."override_reason", 'isInHouse', coalesce(s."status" IN ('pending', 'packed', 'labelReady'), false),
      'corrects', (SELECT coalesce(json_agg(DISTINCT c."number"), '[]') FROM "invoice_lines" r
        JOIN "invoice" c ON c."id" = coalesce(r."corrects", i."corrects_invoice") WHERE r."owner_id" = i."id"),
      'lines', (SELECT coalesce(json_agg(json_build_object('id', r."id", 'charge', r."charge", 'sku', r."sku", 'name', r."name",
        'hsn', r."hsn", 'quantity', r."quantity", 'unitPrice', r."unit_price", 'discount', r."discount", 'taxable', r."taxable",
        'rate', r."rate", 'cgst', r."cgst", 'sgst', r."sgst", 'igst', r."igst", 'cess', r."cess", 'total', r."total")
        ORDER BY r."position"), '[]') FROM "invoice_lines" r WHERE r."owner_id" = i."id"))::jsonb AS "row"
    FROM "invoice" i LEFT JOIN "order" o ON o."id" = i."order" LEFT JOIN "shipment" s ON s."id" = i."shipment"
    WHERE ${owner} = ANY (${[...list]}::uuid[])
    ORDER BY array_position(${[...list]}::uuid[], ${owner}), i."issued_at", i."id"`.execute(db)
  return rows.map(({ row }) => row)
}

async function namesOf(db: Db, what: keyof Asked, list: readonly string[]): Promise<Map<string, string>> {
  if (what === 'invoices' || list.length === 0) return new Map()
  const table = sql.raw(what === 'orders' ? '"order"' : '"shipment"')
  const { rows } = await sql<{ id: string; number: string | null }>`
    SELECT "id", "number" FROM ${table} WHERE "id" = ANY (${[...list]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, number }) => [id, number ?? '']))
}
