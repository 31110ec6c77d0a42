import * as f from '../../../../src/fields/index.ts'
import { qcResults, restockPlaces } from './names.ts'

/** A uuid that stands for an order line or a variant. */
const uuid = /^[0-9a-f-]{36}$/

/**
 * The lines of a return: what of which line of the order comes back, with its value and why; what goes out instead, and where that is
 * held meanwhile; and what was received, found and put where. `value` and `refundAmount` are money that was paid for the pieces themselves
 * and what of it was accepted, `exchangedValue` and `exchangedAmount` the same of what earlier goods paid. Operations alone write them.
 */
export const returnLines = f.rows(
  {
    line: f.text({ required: true, pattern: uuid }),
    /** The parcel that brought the pieces: what they cost stands on its invoice. Pieces of several parcels are as many lines. */
    parcel: f.reference('shipment'),
    product: f.reference('product'),
    variant: f.text({ required: true, pattern: uuid, rowOf: 'product' }),
    sku: f.text({ max: 64 }),
    name: f.text(),
    options: f.text(),
    quantity: f.integer({ required: true, min: 1, max: 999 }),
    value: f.money({ min: 0, default: 0 }),
    /** What goods that went back before paid for pieces that came in exchange; empty where nobody has looked (`ensureExchangedWorth`). */
    exchangedValue: f.money({ min: 0 }),
    reason: f.reference('reason'),
    comment: f.text({ max: 500 }),
    photos: f.images({ max: 6 }),
    exchangeVariant: f.text({ pattern: uuid, rowOf: 'product' }),
    exchangeSku: f.text({ max: 64 }),
    exchangeName: f.text(),
    exchangePrice: f.money({ min: 0 }),
    heldAt: f.reference('stockLocation'),
    received: f.integer({ min: 0, default: 0 }),
    accepted: f.integer({ min: 0, default: 0 }),
    qcResult: f.select(qcResults),
    qcNote: f.text({ max: 500 }),
    qcPhotos: f.images({ max: 6 }),
    restockTo: f.select(restockPlaces),
    refundAmount: f.money({ min: 0, default: 0 }),
    exchangedAmount: f.money({ min: 0, default: 0 }),
  },
  { max: 200, uniqueTogether: [['line', 'parcel']], system: true },
)
