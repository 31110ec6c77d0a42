import { column, table } from '../../../../server/database/appTable.ts'
import type { Table } from '../../../../src/derive/table.ts'

/**
 * Who used which coupon in which order, and what it took off; what limits are counted by. `code_id` is the code
 * of a batch, `phone` the number by which a customer is known beside the account, `day` the day of the shop.
 */
const couponUses = table(
  '_coupon_uses',
  [
    column('id', 'uuid'),
    column('coupon', 'uuid'),
    { name: 'code', type: 'text', notNull: false },
    { name: 'code_id', type: 'uuid', notNull: false },
    column('order_id', 'uuid'),
    { name: 'customer', type: 'uuid', notNull: false },
    { name: 'phone', type: 'text', notNull: false },
    column('state', 'text'),
    column('discount', 'bigint'),
    column('revenue', 'bigint'),
    column('is_new', 'boolean', 'false'),
    column('day', 'date'),
    column('at', 'timestamp(3) with time zone'),
    { name: 'released_at', type: 'timestamp(3) with time zone', notNull: false },
  ],
  {
    checks: { state: `state IN ('reserved', 'used', 'released')` },
    unique: [['order_id', 'coupon']],
    indexes: [
      ['coupon', 'customer'],
      ['coupon', 'phone'],
      ['coupon', 'day'],
      ['coupon', 'at'],
    ],
  },
)

/** The uses of the coupons. */
export const couponTables: readonly Table[] = [couponUses]
