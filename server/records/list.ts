import { type RawBuilder, sql } from 'kysely'
import {
  type AnyRecord,
  type Condition,
  type Resource,
  resolveOperands,
  type Viewer,
} from '../../src/core/index.ts'
import { maskRecord } from '../../src/derive/masks.ts'
import { maskedFields, readableFields } from '../../src/derive/permissions.ts'
import { conditionSql, type RelatedSql } from '../database/condition.ts'
import type { Db } from '../database/schema.ts'
import type { ListQuery } from './listQuery.ts'
import { operandsFor } from './operands.ts'
import { type ListPage, readPage } from './page.ts'
import { recordJson } from './recordSql.ts'
import type { Sought } from './soughtTypes.ts'
import { visible } from './visible.ts'

/** Reads a page of the records that the viewer asked for, as far as he may see them. */
export async function readList(
  db: Db,
  resource: Resource,
  viewer: Viewer,
  query: ListQuery,
  { related, search }: Sought,
): Promise<ListPage> {
  const page = await readPage(db, resource, {
    ...query,
    record: recordJson(resource, query.fields),
    where: whereOf(resource, viewer, query.filter, related),
    search,
  })
  const masked = new Set(maskedFields(viewer, resource))
  if (!query.fields.some((name) => masked.has(name))) return page
  const records = JSON.parse(page.rows) as AnyRecord[]
  return { ...page, rows: JSON.stringify(records.map((record) => maskRecord(viewer, resource, record))) }
}

/** What a viewer may find, `$me` and `$now` in the filter being theirs: the records of the filter that `access.view` does not keep from everybody. */
export function whereOf(
  resource: Resource,
  viewer: Viewer,
  filter: Condition,
  related?: RelatedSql,
): RawBuilder<boolean> {
  const asked = resolveOperands(filter, operandsFor(viewer))
  const condition = conditionSql(
    resource,
    asked,
    readableFields(viewer, resource),
    maskedFields(viewer, resource),
    related,
  )
  return sql<boolean>`${visible(resource, viewer)} AND ${condition}`
}
