import type { RawBuilder } from 'kysely'
import type { RelatedSql } from '../database/condition.ts'

/** What of a question to a list other areas have to answer, as SQL: its filters by their records, and its search. */
export interface Sought {
  readonly related: RelatedSql | undefined
  readonly search: RawBuilder<boolean> | undefined
}
