import { sql } from 'kysely'
import { defineHooks } from '../../../server/defineHooks.ts'
import { boardColumn } from './boardColumn.ts'
import { placeAtEnd } from './server/place.ts'

export default defineHooks(boardColumn, {
  /** A new column stands at the end; one that comes back, where it was. */
  beforeSave: async ({ record, previous, action, db }) =>
    previous || action === 'undelete'
      ? undefined
      : {
          position: await placeAtEnd(db, {
            table: 'board_column',
            within: sql`"project" = ${record.project}`,
          }),
        },
})
