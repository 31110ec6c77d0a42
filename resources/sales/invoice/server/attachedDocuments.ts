import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { type RecordOf, sealed } from '../../../../src/core/index.ts'
import { isId } from '../../../../src/core/recordId.ts'
import type { notification } from '../../../messages/notification/notification.ts'
import type { Attachment } from '../../../messages/notification/server/carriers/carrier.ts'
import type { template } from '../../../messages/template/template.ts'
import { invoicePdf } from '../../../sales/invoice/server/invoicePdf.ts'
import { readInvoices } from '../../../sales/invoice/server/printInvoices.ts'
import { labelPdf } from '../../../sales/shipment/server/labelPdf.ts'
import { readParcels } from '../../../sales/shipment/server/printOf.ts'
import { type Paper, paperLocale, paperOf } from '../../../shared/documents/rules/paper.ts'
import { documentTexts } from '../../../shared/documents/texts.ts'

type Kind = RecordOf<typeof template>['attachments'][number]
type Message = Pick<RecordOf<typeof notification>, 'template' | 'audience' | 'area' | 'areaId'>

/** Areas whose records are of an order, and their tables. */
const tables = sealed<Readonly<Record<string, string>>>({
  order: 'order',
  shipment: 'shipment',
  payment: 'payment',
  refund: 'refund',
  orderReturn: 'order_return',
  cancellationRequest: 'cancellation_request',
})

/** No more files go with a mail: mailboxes refuse large ones. */
const most = 10

/**
 * The documents that the template of a message to a customer asks for, as PDFs: those of the parcel or the refund that it is about, else
 * those of its order, as they are when the message leaves. None that the shop has not issued. Staff print them, with their own rights.
 */
export async function attachedDocuments(db: Db, message: Message): Promise<Attachment[]> {
  const { template, audience, area, areaId } = message
  const table = tables[area ?? '']
  if (!template || audience !== 'customer' || !table || !isId(areaId)) return []
  const { rows } = await sql<{ kinds: Kind[] | null; order: string | null }>`
    SELECT (SELECT attachments FROM template WHERE id = ${template}) AS kinds,
      (SELECT ${sql.ref(area === 'order' ? 'id' : 'order')} FROM ${sql.table(table)} WHERE id = ${areaId}) AS order`.execute(
    db,
  )
  const [{ kinds, order } = { kinds: null, order: null }] = rows
  if (!kinds?.length || !order) return []
  const about = { order, [area as string]: areaId }
  return [...(await invoicesOf(db, kinds, about)), ...(await labelsOf(db, kinds, about))].slice(0, most)
}

/** What a message is about: always an order, maybe one parcel or refund of it. */
interface About {
  readonly order: string
  readonly shipment?: string
  readonly refund?: string
}

async function invoicesOf(db: Db, kinds: readonly Kind[], { order, shipment, refund }: About) {
  const wanted = kinds.filter((kind) => kind !== 'label')
  if (wanted.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM invoice WHERE "order" = ${order} AND kind = ANY (${wanted}::text[])
      AND (kind = 'creditNote' OR ${shipment ?? null}::uuid IS NULL OR shipment = ${shipment ?? null})
      AND (kind = 'invoice' OR ${refund ?? null}::uuid IS NULL OR refund = ${refund ?? null})
    ORDER BY issued_at, id LIMIT ${most}`.execute(db)
  const invoices = await readInvoices(
    db,
    rows.map(({ id }) => id),
  )
  return inTurn(invoices, async (invoice) =>
    fileOf(invoice.number, await invoicePdf(invoice, await paperFor(invoice.locale))),
  )
}

async function labelsOf(db: Db, kinds: readonly Kind[], { order, shipment }: About) {
  if (!kinds.includes('label')) return []
  const parcels = await readParcels(db, shipment ? { shipments: [shipment] } : { orders: [order] })
  return inTurn(parcels.slice(0, most), async (parcel) =>
    fileOf(parcel.awb ?? parcel.number, await labelPdf(parcel, await paperFor(parcel.locale))),
  )
}

/** One after the other: a document takes the processor, and requests are waiting. */
async function inTurn<T>(list: readonly T[], make: (one: T) => Promise<Attachment>): Promise<Attachment[]> {
  const made: Attachment[] = []
  for (const one of list) made.push(await make(one))
  return made
}

/** The paper of a customer; English for those whose letters the fonts of PDFs do not have. */
async function paperFor(locale: string): Promise<Paper> {
  const language = paperLocale(locale) === 'fr' ? 'fr' : 'en'
  return paperOf(language, await documentTexts[language]())
}

const fileOf = (number: string, content: Buffer): Attachment => ({
  filename: `${number.replace(/[^\w-]+/g, '-')}.pdf`,
  contentType: 'application/pdf',
  content,
})
