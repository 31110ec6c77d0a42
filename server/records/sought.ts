import type { Resource, Viewer } from '../../src/core/index.ts'
import type { Db } from '../database/schema.ts'
import type { ListQuery } from './listQuery.ts'
import { listSearchSql } from './listSearch.ts'
import { relatedSql } from './related.ts'
import type { Sought } from './soughtTypes.ts'
import type { RecordsContext } from './workTypes.ts'

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
