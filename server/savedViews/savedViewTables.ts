import type { Table } from '../../src/derive/table.ts'
import { column, table, versioned } from '../database/appTable.ts'

const savedViews = table(
  '_saved_views',
  [
    column('id', 'uuid'),
    /** The account that saved it. */
    column('owner', 'uuid'),
    column('area', 'text'),
    column('name', 'text'),
    /** What it keeps of the list (`src/derive/savedView.ts`); its filters stand in the order in which they were asked. */
    column('query', 'json'),
    /** The roles whose people see it too. */
    column('roles', 'uuid[]', `'{}'`),
    ...versioned(),
  ],
  { references: { owner: ['_accounts', 'cascade'] }, indexes: [['owner', 'area'], ['area']] },
)

/** With which view a list begins for somebody. */
const savedViewDefaults = table(
  '_saved_view_defaults',
  [column('id', 'uuid'), column('account_id', 'uuid'), column('area', 'text'), column('view_id', 'uuid')],
  {
    references: { account_id: ['_accounts', 'cascade'], view_id: ['_saved_views', 'cascade'] },
    unique: [['account_id', 'area']],
    indexes: [['view_id']],
  },
)

export const savedViewTables: readonly Table[] = [savedViews, savedViewDefaults]
