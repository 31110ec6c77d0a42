import { type RawBuilder, sql } from 'kysely'
import type { Condition, Resource, Viewer } from '../../src/core/index.ts'
import { readableFields } from '../../src/derive/permissions.ts'
import { conditionSql } from '../database/condition.ts'
import type { Db } from '../database/open.ts'
import type { ListQuery } from './listQuery.ts'
import { type ListPage, readPage } from './page.ts'
import { recordJson } from './recordSql.ts'
import { searchSql } from './search.ts'

/** Reads a page of the records that the viewer asked for, as far as he may see them. */
export function readList(db: Db, resource: Resource, viewer: Viewer, query: ListQuery): Promise<ListPage> {
  return readPage(db, resource, {
    ...query,
    record: recordJson(resource, query.fields),
    where: whereOf(resource, viewer, query.filter),
    search: searchSql(resource, query.q),
  })
}

/** What a viewer may find: the records of the filter that `access.view` does not keep from everybody. */
export function whereOf(resource: Resource, viewer: Viewer, filter: Condition): RawBuilder<boolean> {
  return sql<boolean>`${visible(resource)} AND ${conditionSql(resource, filter, readableFields(viewer, resource))}`
}

/** The records that `access.view` shows at all. */
export const visible = (resource: Resource): RawBuilder<boolean> =>
  resource.access.view === false ? sql<boolean>`false` : conditionSql(resource, resource.access.view ?? {})
