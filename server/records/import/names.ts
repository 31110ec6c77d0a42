import { type RawBuilder, sql } from 'kysely'
import { baseLocale, type Registry, type Resource, type Viewer } from '../../../src/core/index.ts'
import { isId } from '../../../src/core/recordId.ts'
import { maskedFields, mayLookUp, readableFields } from '../../../src/derive/permissions.ts'
import { columnName, quoted } from '../../../src/derive/sqlNames.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../database/schema.ts'
import { unguarded } from '../csv.ts'
import { fromTable } from '../recordSql.ts'
import { titleSql } from '../titleSql.ts'
import { visible } from '../visible.ts'
import type { Work } from '../workTypes.ts'
import type { Column } from './columns.ts'
import { keysOf, type RowCode, rowCodes } from './naturalKeys.ts'

/** The ids that a name stands for, by the column and the name in small letters; two where it stands for several. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** What parts the steps of a path, as people write it. */
const step = /\s*>\s*/

/** A name as it is looked for: whatever its letter case and the spaces around its steps. */
export const asSought = (text: string): string => text.trim().split(step).join(' > ').toLowerCase()

/** The names that a cell of a column gives: one, or several with semicolons or lines between them, or else commas; ids may stand with spaces. */
export function namesIn({ field }: Column, cell: string): string[] {
  const text = unguarded(cell).trim()
  if (!field?.options.list) return text === '' ? [] : [text]
  const words = text.split(/\s+/)
  const parts = words.every(isId) ? words : text.split(/[;|\n]/.test(text) ? /[;|\n]/ : ',')
  return parts.map((part) => part.trim()).filter(Boolean)
}

/**
 * What the names in some lines stand for: one query for each column that names records of an area. A record is found by its unique texts
 * first, then by the codes of its rows (the SKU of a variant) or, in a tree, by its path ("Women > Kurtas") and the end of it, else by what
 * it is called.
 */
export async function findNames(
  work: Work,
  columns: readonly Column[],
  lines: readonly { readonly cells: readonly string[] }[],
): Promise<Names> {
  const asked = { db: work.db, viewer: work.actor, registry: work.context.registry }
  const found = new Map<string, ReadonlyMap<string, readonly string[]>>()
  for (const [at, column] of columns.entries()) {
    if (!column.target || column.is === 'over') continue
    const said = lines.flatMap(({ cells }) => namesIn(column, cells[at] ?? ''))
    const names = [...new Set(said.filter((name) => !isId(name) || column.by).map(asSought))]
    if (names.length > 0) found.set(column.header, await idsOf(asked, column.target, names, column.by))
  }
  return found
}

/** Who looks for names, and where. */
export interface NameSearch {
  readonly db: Db
  readonly viewer: Actor
  readonly registry: Registry
}

/** The ids of the records of an area that names stand for (see `asSought`), as this person may find them: by one text, or by any. */
export async function idsOf(
  { db, viewer, registry }: NameSearch,
  target: Resource,
  names: readonly string[],
  by?: string,
): Promise<Map<string, readonly string[]>> {
  const asked = sql`${names}::text[]`
  const seen = visible(target, viewer)
  const from = sql.raw(fromTable(target))
  const byText = (column: string, rank: number) => {
    const text = sql.raw(`lower(${column})`)
    return sql`SELECT ${text} AS "name", t."id", ${sql.raw(String(rank))} AS "rank" FROM ${from} WHERE ${text} = ANY (${asked}) AND ${seen}`
  }
  const title = titleSql(target, baseLocale)
  const parent = parentColumn(target)
  const called = parent ? byPath(from, seen, title, parent, names) : byText(title, 2)
  const ways: RawBuilder<unknown>[] = by
    ? [byText(textColumn(by), 0)]
    : [
        ...keysOf(viewer, target).map((name) => byText(textColumn(name), 0)),
        ...rowCodes(viewer, target).map((code) => byRow(from, seen, code, asked)),
        ...(seesTitle(viewer, registry, target) ? [called] : []),
      ]
  if (ways.length === 0) return new Map()
  const { rows } = await sql<{ name: string; ids: string[] }>`
    WITH found AS (${sql.join(ways, sql` UNION ALL `)}),
      ranked AS (SELECT *, min("rank") OVER (PARTITION BY "name") AS "best" FROM found)
    SELECT "name", (array_agg(DISTINCT "id"))[1:2] AS "ids" FROM ranked WHERE "rank" = "best" GROUP BY "name"`.execute(
    db,
  )
  return new Map(rows.map(({ name, ids }) => [name, ids]))
}

/** The record whose row has a code. */
const byRow = (
  from: RawBuilder<unknown>,
  seen: RawBuilder<boolean>,
  { table, column }: RowCode,
  asked: RawBuilder<unknown>,
) => {
  const text = sql.raw(`lower(r.${quoted(column)})`)
  return sql`SELECT ${text} AS "name", t."id", 1 AS "rank" FROM ${sql.raw(quoted(table))} r JOIN ${from} ON t."id" = r."owner_id"
    WHERE ${text} = ANY (${asked}) AND ${seen}`
}

/** The column of a text of the table `t`. */
export const textColumn = (name: string) => `t.${quoted(columnName(name))}`

/** The column by which the records of a tree name the one above them; undefined where an area is no tree. */
export const parentColumn = ({ fields }: Resource): string | undefined => {
  const name = Object.keys(fields).find((each) => fields[each]?.kind === 'parent')
  return name && textColumn(name)
}

/** Whether somebody sees what the records of an area are called, as it is. */
export const seesTitle = (viewer: Viewer, registry: Registry, target: Resource): boolean =>
  mayLookUp(viewer, registry, target) &&
  readableFields(viewer, target).includes(target.title) &&
  !maskedFields(viewer, target).includes(target.title)

/** The records of a tree by the way that leads to them: all of it before its end alone, which may stand in several places. */
function byPath(
  from: RawBuilder<unknown>,
  seen: RawBuilder<boolean>,
  title: string,
  parent: string,
  names: readonly string[],
): RawBuilder<unknown> {
  const ends = [...new Set(names.map((name) => name.split(' > ').at(-1) ?? name))]
  const text = sql.raw(`lower(${title})`)
  const above = sql.raw(parent)
  return sql`
    SELECT "name", "id", CASE WHEN "above" IS NULL THEN 1 ELSE 2 END AS "rank" FROM (
      WITH RECURSIVE up AS (
        SELECT t."id", ${above} AS "above", ${text} AS "name" FROM ${from} WHERE ${text} = ANY (${ends}::text[]) AND ${seen}
        UNION ALL
        SELECT up."id", ${above}, ${text} || ' > ' || up."name" FROM up JOIN ${from} ON t."id" = up."above")
      SELECT * FROM up) ways
    WHERE "name" = ANY (${names}::text[])`
}
