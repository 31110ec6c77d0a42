import { type RawBuilder, sql } from 'kysely'
import { instantSql } from '../../src/core/instantSql.ts'

const [before = '', after = ''] = instantSql('?').split('?')

/** A moment as it is answered, in a statement: a column by its name (`s.delivered_at`), or what is computed. */
export const instant = (moment: string | RawBuilder<unknown>): RawBuilder<string> =>
  sql`${sql.raw(before)}${typeof moment === 'string' ? sql.ref(moment) : moment}${sql.raw(after)}`
