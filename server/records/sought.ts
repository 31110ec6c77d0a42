import type { RawBuilder } from 'kysely'
import type { Resource, Viewer } from '../../src/core/index.ts'
import type { RelatedSql } from '../database/condition.ts'
import type { Db } from '../database/open.ts'
import type { ListQuery } from './listQuery.ts'
import { listSearchSql } from './listSearch.ts'
import { relatedSql } from './related.ts'
import type { RecordsContext } from './work.ts'

/** What of a question to a list other areas have to answer, as SQL: its filters by their records, and its search. */
export interface Sought {
  readonly related: RelatedSql | undefined
  readonly search: RawBuilder<boolean> | undefined
}

/**
 * Asks the other areas what a list needs of them.
 * @throws ApiError `unknown-filter` for what cannot be asked
 */
export const soughtIn = async (
  db: Db,
  context: Pick<RecordsContext, 'registry' | 'hooks'>,
  resource: Resource,
  viewer: Viewer,
  { filter, q }: Pick<ListQuery, 'filter' | 'q'>,
): Promise<Sought> => ({
  related: await relatedSql(db, context, resource, viewer, filter),
  search: await listSearchSql(db, context, resource, viewer, q),
})
