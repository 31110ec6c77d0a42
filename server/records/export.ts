import { type RawBuilder, sql } from 'kysely'
import type { AnyRecord, Field, Resource, Viewer } from '../../src/core/index.ts'
import { maskRecord } from '../../src/derive/masks.ts'
import { targetOf } from '../../src/derive/relations.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import type { Actor } from '../actor.ts'
import { conditionSql } from '../database/condition.ts'
import type { Db } from '../database/schema.ts'
import { readApart, withApart } from './apart.ts'
import { byteOrderMark, type CsvColumn, csvColumns, csvLine, linesOf, markColumn, toCell } from './csv.ts'
import { type FileLine, namesOfLines, referenceCell } from './exportNames.ts'
import { whereOf } from './list.ts'
import type { ListQuery, Sort } from './listQuery.ts'
import { orderSql } from './page.ts'
import { inTurn } from './portions.ts'
import { fromTable, recordJson } from './recordSql.ts'
import { soughtIn } from './sought.ts'
import type { Values } from './values.ts'
import { readingMuch } from './work.ts'
import type { RecordsContext } from './workTypes.ts'

/** So many records are made into lines while other requests wait: some milliseconds, also of orders with all their items. */
const pageSize = 100

/** How a file is made. */
export interface ExportOptions {
  /** Stands in every line. */
  readonly mark?: string | undefined
  /** The field of owned rows of which each line is one. */
  readonly rows?: string | undefined
  /** Hears of how many lines were made. */
  readonly count?: ((lines: number) => void) | undefined
  /** References are written as people call them, where an import finds them by that. */
  readonly named?: boolean | undefined
}

/** All records of a list as CSV, piece by piece. */
export async function* exportRecords(
  context: RecordsContext,
  resource: Resource,
  viewer: Actor,
  query: ListQuery,
  options: ExportOptions = {},
): AsyncGenerator<string> {
  const { mark, rows } = options
  const plain = csvColumns(resource, query.fields, rows)
  const columns = await withApart(context, resource, viewer, plain, rows)
  const marked = mark === undefined ? [] : [mark]
  const pages = exportPages(context, resource, viewer, query)
  // What is not understood is refused before anything is written.
  const first = await pages.next()
  yield byteOrderMark + csvLine([...columns.map(({ header }) => header), ...marked.map(() => markColumn)])
  for (let page = first; !page.done; page = await pages.next()) {
    const lines = await cellsOf(context, resource, viewer, columns, page.value, options)
    yield lines.map((cells) => csvLine([...cells.map(({ text }) => text), ...marked])).join('')
  }
}

/** What stands in the lines of some records, cell by cell. */
export async function cellsOf(
  context: RecordsContext,
  resource: Resource,
  viewer: Actor,
  columns: readonly CsvColumn[],
  records: readonly Values[],
  { rows, named = false, count }: ExportOptions,
): Promise<{ value: unknown; text: string }[][]> {
  const lines = records.flatMap((record) => linesOf(record, rows).map((row): FileLine => ({ record, row })))
  count?.(lines.length)
  const { registry } = context
  const names = named
    ? await readingMuch(context, (db) => namesOfLines({ db, viewer, registry }, resource, columns, lines))
    : undefined
  const apart = await readApart(context, resource, viewer, columns, records)
  return lines.map(({ record, row }) =>
    columns.map(({ field, read, apart: name }) => {
      const value = name === undefined ? read(record, row) : apart.get(String(row?.id))?.get(name)
      const isNamed = names && field && targetOf(resource, field) !== undefined
      return { value, text: isNamed ? referenceCell(value, names) : toCell(field, value) }
    }),
  )
}

/**
 * All records of a list that may leave the shop, as their viewer may see them: each page begins after the last record of the one before,
 * so that the hundredth costs no more than the first, and no more than one is held in memory.
 */
export async function* exportPages(
  context: RecordsContext,
  resource: Resource,
  viewer: Viewer,
  query: ListQuery,
): AsyncGenerator<readonly AnyRecord[]> {
  const open = conditionSql(resource, resource.access.export || {})
  const { related, search = sql<boolean>`true` } = await readingMuch(context, (db) =>
    soughtIn(db, context, resource, viewer, query),
  )
  const where = sql<boolean>`${whereOf(resource, viewer, query.filter, related)} AND ${open} AND ${search}`
  for (const part of partsOf(resource, query.sort)) {
    let last: Position | undefined
    do {
      const after: RawBuilder<boolean> = last ? part.after(last) : sql<boolean>`true`
      const page = await inTurn(() =>
        readingMuch(context, (db) =>
          readPage(db, resource, query, sql<boolean>`${where} AND ${part.where} AND ${after}`),
        ),
      )
      yield page.map(({ record }) => maskRecord(viewer, resource, record))
      last = page.length < pageSize ? undefined : page.at(-1)
    } while (last)
  }
}

/** Where a page ends: the value that the list is ordered by, as text, and the id. */
interface Position {
  readonly key: string | null
  readonly id: string
}

interface Part {
  readonly where: RawBuilder<boolean>
  readonly after: (last: Position) => RawBuilder<boolean>
}

/** Nulls compare with nothing, so the records without a value are a part of their own, where the order puts them. */
function partsOf(resource: Resource, { name, direction }: Sort): Part[] {
  const sign = sql.raw(direction === 'ASC' ? '>' : '<')
  const byId = (last: Position) => sql<boolean>`t."id" ${sign} ${last.id}`
  if (name === 'id') return [{ where: sql<boolean>`true`, after: byId }]
  const column = sql.raw(`t.${quoted(columnName(name))}`)
  const type = sql.raw(columnTypeOf(resource, name))
  const filled = {
    where: sql<boolean>`${column} IS NOT NULL`,
    after: ({ key, id }: Position) =>
      sql<boolean>`(${column}, t."id") ${sign} (${key}::${type}, ${id}::uuid)`,
  }
  const empty = { where: sql<boolean>`${column} IS NULL`, after: byId }
  return direction === 'ASC' ? [filled, empty] : [empty, filled]
}

const moment = 'timestamp with time zone'

/** The PostgreSQL type of a column of an export. */
export function columnTypeOf(resource: Resource, name: string): string {
  const field: Field | undefined = resource.fields[name]
  if (field) return columnType(field) ?? 'text'
  return { version: 'integer', createdAt: moment, updatedAt: moment }[name] ?? 'text'
}

async function readPage(
  db: Db,
  resource: Resource,
  { sort, fields }: ListQuery,
  where: RawBuilder<boolean>,
): Promise<(Position & { record: AnyRecord })[]> {
  const { rows } = await sql<Position & { record: AnyRecord }>`
    SELECT t."id", ${sql.raw(`t.${quoted(columnName(sort.name))}`)}::text AS key, ${sql.raw(recordJson(resource, fields))} AS record
    FROM ${sql.raw(fromTable(resource))} WHERE ${where} ORDER BY ${orderSql(sort)} LIMIT ${pageSize}`.execute(
    db,
  )
  return rows
}
