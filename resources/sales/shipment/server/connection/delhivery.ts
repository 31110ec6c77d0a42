import type { PrintedParcel } from '../../../../shared/documents/rules/printed.ts'
import { demandSettings, missingSettings } from '../../../../shared/settings/server/missingSettings.ts'
import { readSettings } from '../../../../shared/settings/server/readSettings.ts'
import { askDelhivery } from './askDelhivery.ts'
import type { CourierConnection } from './courierConnection.ts'
import { scansOf } from './delhiveryScans.ts'

const needed = ['shipping.delhiveryToken', 'shipping.delhiveryPickup'] as const

/**
 * Delhivery, as the pages "Package Order Creation/Manifestation API", "Packing Slip Creation API", "Order Tracking API", "Cancel Order API"
 * and "Asynchronous NDR Package Action API" of its Last-Mile API document say (delhivery-express-api-doc.readme.io). The number of our parcel is its order,
 * which is unique there: a parcel whose answer got lost is found by it. Tested against an imitation of those pages only.
 */
export const delhivery: CourierConnection = {
  name: 'Delhivery',
  missing: (db) => missingSettings(db, needed),
  async book(asked, parcel, worth) {
    const { database } = asked
    await demandSettings(database.db, 'Delhivery', needed)
    const { 'shipping.delhiveryPickup': pickup } = await readSettings(database.db, [
      'shipping.delhiveryPickup',
    ])
    const data = { pickup_location: { name: pickup }, shipments: [shipmentOf(parcel, worth)] }
    const said = await askDelhivery<Booked>(asked, '/api/cmu/create.json', {
      // The page demands this very form: the word `format` and the data as one text.
      body: new URLSearchParams({ format: 'json', data: JSON.stringify(data) }),
    })
    const [made] = said.packages ?? []
    if (made?.status === 'Success' && made.waybill) return made.waybill
    const why = made?.remarks?.join(' ') || said.rmk || 'nothing'
    // A parcel whose answer got lost is known there.
    const known = /duplicate/i.test(why) ? await delhivery.find(asked, parcel.number) : undefined
    if (known) return known
    throw new Error(`Delhivery did not take the parcel: ${why}`.slice(0, 300))
  },
  async find(asked, number) {
    const path = `${tracking}?${new URLSearchParams({ ref_ids: number })}`
    const said = scansOf(await askDelhivery<unknown>(asked, path, { unknown: {} }))
    return said.find(({ reference }) => reference === number)?.awb
  },
  async callOff(asked, awb) {
    const said = await askDelhivery<{ status?: unknown; remark?: string; error?: string }>(
      asked,
      '/api/p/edit',
      {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ waybill: awb, cancellation: 'true' }),
      },
    )
    if (said.status !== true)
      throw new Error(
        `Delhivery did not call it off: ${said.error ?? said.remark ?? 'nothing'}`.slice(0, 300),
      )
  },
  async label(asked, awb) {
    const query = new URLSearchParams({ wbns: awb, pdf: 'true' })
    const { packages } = await askDelhivery<Labels>(asked, `/api/p/packing_slip?${query}`)
    const link = packages?.find(({ wbn }) => wbn === awb)?.pdf_download_link
    if (!link || !URL.canParse(link) || new URL(link).protocol !== 'https:')
      throw new Error('Delhivery has no label of this parcel yet. Try again in a minute.')
    return link
  },
  track: async (asked, awb) =>
    scansOf(await askDelhivery(asked, `${tracking}?${new URLSearchParams({ waybill: awb })}`)),
  async retry(asked, awb) {
    const said = await askDelhivery<{ request_id?: string }>(asked, '/api/p/update', {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: [{ waybill: awb, act: 'RE-ATTEMPT' }] }),
    })
    return said.request_id ?? '–'
  },
  async check(asked) {
    await demandSettings(asked.database.db, 'Delhivery', needed)
    await askDelhivery(asked, '/c/api/pin-codes/json/?filter_codes=110001')
  },
}

/** What may travel without an e-way bill, in paise ("Package Order Creation"). */
const mostWithoutBill = 5_000_000

const tracking = '/api/v1/packages/json/'

interface Booked {
  readonly rmk?: string
  readonly packages?: readonly { status?: string; waybill?: string; remarks?: readonly string[] }[]
}

interface Labels {
  readonly packages?: readonly { wbn?: string; pdf_download_link?: string }[]
}

/** A parcel as Delhivery wants it: rupees, grams and centimetres. */
function shipmentOf(
  { number, orderNumber, shipTo, cod, weight, size, lines, sender, placedAt }: PrintedParcel,
  worth: number,
) {
  if (shipTo?.country !== 'IN') throw new Error('Delhivery carries this parcel to an address in India only.')
  if (worth > mostWithoutBill)
    throw new Error(
      'Above ₹50,000 a parcel needs an e-way bill. Book it on the page of Delhivery, and enter its AWB here.',
    )
  const [length, width, height] = (size ?? []).map((side) => Math.ceil(side / 10))
  const { fullName: name, line1, line2, city, state, pincode, phone } = shipTo
  return {
    name,
    add: [line1, line2].filter(Boolean).join(', '),
    pin: pincode,
    city,
    state,
    country: 'India',
    phone: String(phone).replace(/\D/g, '').slice(-10),
    order: number,
    seller_inv: orderNumber,
    payment_mode: cod === null ? 'Prepaid' : 'COD',
    cod_amount: (cod ?? 0) / 100,
    total_amount: worth / 100,
    products_desc: lines
      .map((line) => line.name ?? line.sku ?? '')
      .join(', ')
      .slice(0, 200),
    quantity: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    weight: weight === null ? undefined : weight,
    shipment_length: length || undefined,
    shipment_width: length ? width : undefined,
    shipment_height: length ? height : undefined,
    seller_name: sender.name,
    seller_add: sender.address,
    seller_gst_tin: sender.gstin ?? '',
    order_date: placedAt,
  }
}
