import * as f from '../../../../src/fields/index.ts'
import { moveWithoutPincodes } from './placeInWords.ts'
import { chargeKinds } from './states.ts'

/** The coupons that count for an order, with what each takes off goods and delivery. */
export const orderCoupons = f.rows(
  {
    coupon: f.reference('coupon'),
    code: f.text({ max: 32 }),
    amount: f.money({ required: true }),
    shipping: f.money({ default: 0 }),
  },
  { system: true },
)

/** What is paid beside the goods, with its taxes. */
export const orderCharges = f.rows(
  {
    kind: f.select(chargeKinds, { required: true }),
    amount: f.money({ required: true }),
    taxCategory: f.reference('taxCategory'),
    taxRate: f.percent(),
    taxable: f.money({ default: 0 }),
    cgst: f.money({ default: 0 }),
    sgst: f.money({ default: 0 }),
    igst: f.money({ default: 0 }),
    cess: f.money({ default: 0 }),
  },
  { system: true },
)

/** What colleagues wrote to each other about an order. */
export const orderComments = f.rows(
  {
    text: f.longText({ required: true, max: 2000, lines: 3 }),
    author: f.text({ required: true, max: 120 }),
    at: f.dateTime({ required: true }),
    mentioned: f.text({ max: 1300 }),
    file: f.file(),
  },
  { system: true },
)

/** How an order was changed after it was placed, and what that made it dearer. */
export const orderChanges = f.rows(
  {
    at: f.dateTime({ required: true }),
    by: f.text({ required: true, max: 120 }),
    what: f.longText({ required: true, max: 2000, lines: 2, retold: moveWithoutPincodes }),
    difference: f.money({ required: true }),
  },
  { system: true },
)
