import { column, table } from '../../../../server/database/appTable.ts'

/** The secret address at which programs read somebody's calendar: one an account, by its hash. */
export const feedTable = table(
  '_calendar_feeds',
  [
    column('id', 'uuid'),
    column('account_id', 'uuid'),
    /** SHA-256, as of a session. */
    column('token_hash', 'bytea'),
    column('created_at', 'timestamp(3) with time zone', 'now()'),
    { name: 'used_at', type: 'timestamp(3) with time zone', notNull: false },
  ],
  { references: { account_id: ['_accounts', 'cascade'] }, unique: [['account_id'], ['token_hash']] },
)
