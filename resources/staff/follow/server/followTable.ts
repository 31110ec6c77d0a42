import { column, table } from '../../../../server/database/appTable.ts'

/** Which colleague follows whose work. */
export const followTable = table(
  '_follows',
  [
    column('id', 'uuid'),
    column('follower', 'uuid'),
    column('followed', 'uuid'),
    column('at', 'timestamp(3) with time zone', 'now()'),
  ],
  {
    references: { follower: ['_accounts', 'cascade'], followed: ['_accounts', 'cascade'] },
    unique: [['follower', 'followed']],
    indexes: [['followed']],
  },
)
