import * as f from '../../../../src/fields/index.ts'
import { mostPrice } from '../../../catalogue/product/rules/variantFields.ts'

/**
 * The lines of an order. People give variant, number of pieces and price; the rest is what the server knew when the line was
 * written, what the shop said of sending it back included: `returnWindowDays` empty means as many days as the shop's setting says on
 * delivery, which then stand there. `discount` is of the whole line (what coupons take off it, `couponDiscount`, and its share of the discount by hand), `total` what the customer pays for
 * it, taxes included. `fulfilled` are pieces in packed parcels, `delivered` those that arrived, `returned` those that came back.
 */
export const orderLines = f.rows(
  {
    product: f.reference('product'),
    variant: f.text({ required: true, pattern: /^[0-9a-f-]{36}$/, rowOf: 'product' }),
    sku: f.text({ max: 64 }),
    name: f.text(),
    options: f.text(),
    hsn: f.text({ max: 8 }),
    taxCategory: f.reference('taxCategory'),
    mrp: f.money({ default: 0 }),
    unitPrice: f.money({ required: true, min: 0, max: mostPrice }),
    priceReason: f.text({ max: 255 }),
    quantity: f.integer({ required: true, min: 1, max: 999 }),
    couponDiscount: f.money({ default: 0 }),
    /** What each of several coupons took off it (`CouponShares`): so that one can be taken away. */
    couponShares: f.json(),
    discount: f.money({ default: 0 }),
    taxable: f.money({ default: 0 }),
    cgst: f.money({ default: 0 }),
    sgst: f.money({ default: 0 }),
    igst: f.money({ default: 0 }),
    cess: f.money({ default: 0 }),
    taxRate: f.percent({ default: 0 }),
    total: f.money({ default: 0 }),
    location: f.reference('stockLocation'),
    fulfilled: f.integer({ min: 0, default: 0 }),
    delivered: f.integer({ min: 0, default: 0 }),
    cancelled: f.integer({ min: 0, default: 0 }),
    cancelledAmount: f.money({ default: 0 }),
    /** What of goodwill for the line had gone back before for pieces that were called off or edited out. */
    cancelledGoodwill: f.money({ default: 0 }),
    /** What coupons took off the pieces that were called off; it stays so, whatever becomes of the coupons. */
    cancelledCoupon: f.money({ default: 0 }),
    returned: f.integer({ min: 0, default: 0 }),
    returnable: f.boolean(),
    returnWindowDays: f.integer({ min: 0, max: 90 }),
    returnableUntil: f.date(),
    exchangeable: f.boolean({ default: true }),
  },
  {
    max: 200,
    kept: [
      ...([
        'product',
        'sku',
        'name',
        'options',
        'hsn',
        'taxCategory',
        'mrp',
        'couponDiscount',
        'couponShares',
      ] as const),
      ...(['discount', 'taxable', 'cgst', 'sgst', 'igst', 'cess', 'taxRate', 'total', 'location'] as const),
      ...(['fulfilled', 'delivered', 'cancelled', 'cancelledAmount'] as const),
      ...(['cancelledGoodwill', 'cancelledCoupon', 'returned'] as const),
      ...(['returnable', 'returnWindowDays', 'returnableUntil', 'exchangeable'] as const),
    ],
  },
)

/** One line of an order as it is stored. */
export type OrderLine = NonNullable<(typeof orderLines)['$value']>[number]
