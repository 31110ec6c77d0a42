import { column, table } from '../../../../server/database/appTable.ts'

/** Whether the answer of a question helped somebody: one say a person. Those of a deleted question wait for its way back. */
export const voteTable = table(
  '_faq_votes',
  [
    column('id', 'uuid'),
    column('question', 'uuid'),
    column('account_id', 'uuid'),
    column('helpful', 'boolean'),
    column('at', 'timestamp(3) with time zone', 'now()'),
  ],
  { references: { account_id: ['_accounts', 'cascade'] }, unique: [['question', 'account_id']] },
)
