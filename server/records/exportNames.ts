import { sql } from 'kysely'
import { baseLocale, type Resource } from '../../src/core/index.ts'
import { targetOf } from '../../src/derive/relations.ts'
import type { CsvColumn } from './csv.ts'
import { asSought, idsOf, type NameSearch, parentColumn, seesTitle, textColumn } from './import/names.ts'
import { keysOf } from './import/naturalKeys.ts'
import { fromTable } from './recordSql.ts'
import { titleSql } from './titleSql.ts'
import type { Values } from './values.ts'

/** What the references in some lines are called, by their ids. */
export type ReferenceNames = ReadonlyMap<string, string>

/** A line of a file: a record, and the row of it that the line is. */
export interface FileLine {
  readonly record: Values
  readonly row: Values | undefined
}

/**
 * What people call the records that some lines refer to: by their path, title or code, whichever an import would find exactly that
 * record by again. One that it would not find so is left to its id.
 */
export async function namesOfLines(
  asked: NameSearch,
  resource: Resource,
  columns: readonly CsvColumn[],
  lines: readonly FileLine[],
): Promise<ReferenceNames> {
  const wanted = new Map<Resource, Set<string>>()
  for (const { field, read } of columns) {
    const target = field && asked.registry[targetOf(resource, field) ?? '']
    if (!target) continue
    const ids = lines.flatMap(({ record, row }) => read(record, row) ?? []) as string[]
    wanted.set(target, new Set([...(wanted.get(target) ?? []), ...ids]))
  }
  const names = new Map<string, string>()
  for (const [target, ids] of wanted) {
    const candidates = ids.size === 0 ? [] : await candidatesOf(asked, target, [...ids])
    const sought = [...new Set(candidates.flatMap(({ names }) => names.map(asSought)))]
    const found =
      sought.length === 0 ? new Map<string, readonly string[]>() : await idsOf(asked, target, sought)
    for (const { id, names: possible } of candidates) {
      const name = possible.find((one) => isOnly(found.get(asSought(one)), id) && !/[;|\n]/.test(one))
      if (name !== undefined) names.set(id, name)
    }
  }
  return names
}

const isOnly = (ids: readonly string[] | undefined, id: string) => ids?.length === 1 && ids[0] === id

/** What some records could be called by, the most telling first. */
async function candidatesOf(
  { db, viewer, registry }: NameSearch,
  target: Resource,
  ids: readonly string[],
): Promise<{ id: string; names: string[] }[]> {
  const parent = parentColumn(target)
  const title = titleSql(target, baseLocale)
  const from = sql.raw(fromTable(target))
  const path = sql`(
    WITH RECURSIVE up AS (
      SELECT r."id", 0 AS "step" FROM (SELECT t."id") r
      UNION ALL SELECT n."above", up."step" + 1 FROM up JOIN (SELECT t."id", ${sql.raw(parent ?? 'NULL')} AS "above" FROM ${from}) n ON n."id" = up."id"
        WHERE n."above" IS NOT NULL)
    SELECT string_agg(n."title", ' > ' ORDER BY up."step" DESC) FROM up JOIN (SELECT t."id", ${sql.raw(title)} AS "title" FROM ${from}) n ON n."id" = up."id")`
  const called = seesTitle(viewer, registry, target) ? [parent ? path : sql.raw(title)] : []
  const ways = [...called, ...keysOf(viewer, target).map((name) => sql.raw(textColumn(name)))]
  if (ways.length === 0) return []
  const { rows } = await sql<{ id: string; names: string[] }>`
    SELECT t."id", array_remove(ARRAY[${sql.join(ways)}]::text[], NULL) AS "names" FROM ${from} WHERE t."id" = ANY (${ids}::uuid[])`.execute(
    db,
  )
  return rows
}

/** The text of a cell of references, with the names of those that have one. */
export function referenceCell(value: unknown, names: ReferenceNames): string {
  const ids = (Array.isArray(value) ? value : [value]).filter(Boolean) as string[]
  const texts = ids.map((id) => names.get(id) ?? id)
  // A comma alone would part it.
  return texts.length === 1 && Array.isArray(value) && texts[0]?.includes(',')
    ? `${texts[0]};`
    : texts.join('; ')
}
