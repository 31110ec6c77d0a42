import { column, table } from '../../../../../server/database/appTable.ts'
import type { Table } from '../../../../../src/derive/table.ts'

/** Every receipt of a message, once by its id; of the person it was for nothing. */
export const receiptTables: readonly Table[] = [
  table(
    '_message_receipts',
    [
      column('id', 'uuid'),
      column('provider', 'text'),
      column('event_id', 'text'),
      column('kind', 'text'),
      { name: 'notification_id', type: 'uuid', notNull: false },
      column('at', 'timestamp(3) with time zone'),
      column('received_at', 'timestamp(3) with time zone', 'now()'),
      column('outcome', 'text', `'unknown'`),
    ],
    { unique: [['provider', 'event_id']], indexes: [['notification_id', 'received_at']] },
  ),
]
