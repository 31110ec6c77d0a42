import type { Condition, Registry, Resource } from '../../src/core/index.ts'
import { columnsOf } from '../../src/derive/columns.ts'
import { readableViews } from '../../src/derive/filters.ts'
import { canAct } from '../../src/derive/permissions.ts'
import type { SavedQuery, SavedView } from '../../src/derive/savedView.ts'
import { withoutTests } from '../../src/derive/withoutTests.ts'
import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import type { Db } from '../database/schema.ts'
import { whereOf } from '../records/list.ts'
import { readSort } from '../records/listQuery.ts'
import { relatedSql } from '../records/related.ts'
import type { RecordsContext } from '../records/workTypes.ts'
import { refused } from '../refused.ts'

/**
 * Makes sure that a list answers what a view asks for, to whoever saves it.
 * @throws ApiError `unknown-filter` or `unknown-sort` as the list does, `invalid` at what else it does not know
 */
export async function demandAnswerable(
  db: Db,
  context: Pick<RecordsContext, 'registry' | 'hooks'>,
  actor: Actor,
  resource: Resource,
  { filter: { q, ...filter }, sort, order, view, columns }: SavedQuery,
): Promise<void> {
  if (q !== undefined && typeof q !== 'string')
    throw new ApiError('unknown-filter', { values: { filter: 'q' } })
  whereOf(resource, actor, filter, await relatedSql(db, context, resource, actor, filter))
  readSort(resource, actor, JSON.stringify([sort, order]))
  if (view !== null && !readableViews(resource, actor).includes(view))
    throw refused<SavedView>('query.view', 'unknown-reference')
  const known = columnNames(resource, actor)
  const unknown = columns?.find((name) => !known.has(name))
  if (unknown !== undefined) throw new ApiError('unknown-field', { values: { field: unknown } })
}

/**
 * A view as its reader may have it: without what it asks of fields, columns and views that they may not see, and of what is no part of
 * the area any more. So whoever reads it is never refused, and learns of no hidden value by how records are chosen or ordered.
 */
export function queryFor(
  registry: Registry,
  actor: Actor,
  resource: Resource,
  query: SavedQuery,
): { readonly query: SavedQuery; readonly isPartial: boolean } {
  const mayAsk = (name: string, tests: unknown) => {
    if (name === 'q') return typeof tests === 'string'
    const related = Object.hasOwn(resource.list.related, name) ? resource.list.related[name] : undefined
    if (related !== undefined)
      return registry[related] !== undefined && canAct(actor, registry[related], 'view')
    return isAnswered(() => whereOf(resource, actor, { [name]: tests }))
  }
  const known = columnNames(resource, actor)
  const isOrdered = isAnswered(() => readSort(resource, actor, JSON.stringify([query.sort, query.order])))
  const usual = readSort(resource, actor, undefined)
  const own: SavedQuery = {
    filter: withoutTests(query.filter as Condition, mayAsk) as SavedQuery['filter'],
    sort: isOrdered ? query.sort : usual.name,
    order: isOrdered ? query.order : usual.direction,
    view: query.view !== null && readableViews(resource, actor).includes(query.view) ? query.view : null,
    perPage: query.perPage,
    columns: query.columns?.filter((name) => known.has(name)) ?? null,
    density: query.density,
    // Those that were stored before know no sheets.
    grid: query.grid ?? null,
  }
  return { query: own, isPartial: JSON.stringify(own) !== JSON.stringify({ ...own, ...query }) }
}

const columnNames = (resource: Resource, actor: Actor) =>
  new Set(columnsOf(resource, actor).map(({ name }) => name))

function isAnswered(ask: () => unknown): boolean {
  try {
    ask()
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
