import { sql } from 'kysely'
import { fieldsOf, type Resource, type Viewer } from '../../src/core/index.ts'
import type { Db } from '../database/schema.ts'
import { whereOf } from './list.ts'
import { readableNames } from './listQuery.ts'
import { boundedCount, estimate, mostCounted, type Total } from './total.ts'

/** The built-in views whose conditions speak only of what the viewer may see. */
export function viewsFor(resource: Resource, viewer: Viewer): string[] {
  const readable = new Set(readableNames(resource, viewer))
  return Object.entries(resource.list.views).flatMap(([name, condition]) =>
    fieldsOf(condition).every((field) => readable.has(field)) ? [name] : [],
  )
}

/** How many records each view has; counted up to a bound, in one statement for all views. */
export async function countViews(
  db: Db,
  resource: Resource,
  viewer: Viewer,
  views: readonly string[],
): Promise<Record<string, Total>> {
  if (views.length === 0) return {}
  const conditions = views.map((view) => whereOf(resource, viewer, resource.list.views[view] ?? {}))
  const counts = conditions.map((where) => sql`(${boundedCount(resource, where)})`)
  const { rows } = await sql<{ totals: number[] }>`SELECT ARRAY[${sql.join(counts)}] AS totals`.execute(db)
  const result: Record<string, Total> = {}
  for (const [index, view] of views.entries()) {
    const total = rows[0]?.totals[index] ?? 0
    const where = conditions[index]
    result[view] =
      total < mostCounted || !where
        ? { total, kind: 'exact' }
        : { total: await estimate(db, resource, resource.list.views[view] ?? {}, where), kind: 'estimate' }
  }
  return result
}
