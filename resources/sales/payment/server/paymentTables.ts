import { column, table } from '../../../../server/database/appTable.ts'
import type { Table } from '../../../../src/derive/table.ts'

/** Every event that a gateway sent, once by its id, without what may not be kept. */
const paymentEvents = table(
  '_payment_events',
  [
    column('id', 'uuid'),
    column('provider', 'text'),
    column('event_id', 'text'),
    column('kind', 'text'),
    { name: 'payment_id', type: 'uuid', notNull: false },
    column('at', 'timestamp(3) with time zone'),
    column('received_at', 'timestamp(3) with time zone', 'now()'),
    column('outcome', 'text', `'noChange'`),
    column('payload', 'jsonb'),
  ],
  { unique: [['provider', 'event_id']], indexes: [['payment_id', 'received_at']] },
)

/** The books of the sandbox gateway, which is not the shop: payments by our number. */
const sandboxPayments = table(
  '_sandbox_payments',
  [
    column('id', 'uuid'),
    column('payment_id', 'text'),
    column('reference', 'text'),
    column('amount', 'bigint'),
    column('captured', 'bigint', '0'),
    column('refunded', 'bigint', '0'),
    column('state', 'text'),
    { name: 'instrument', type: 'text', notNull: false },
    { name: 'method', type: 'text', notNull: false },
    { name: 'bank', type: 'text', notNull: false },
    column('refunds_fail', 'boolean', 'false'),
  ],
  { checks: { refunded: 'refunded <= captured' }, unique: [['reference']] },
)

const sandboxRefunds = table(
  '_sandbox_refunds',
  [
    column('id', 'uuid'),
    column('refund_id', 'text'),
    column('reference', 'text'),
    column('amount', 'bigint'),
  ],
  { unique: [['reference']] },
)

/** What gateways told, and the books of the sandbox. */
export const paymentTables: readonly Table[] = [paymentEvents, sandboxPayments, sandboxRefunds]
