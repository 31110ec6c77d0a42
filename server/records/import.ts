import type { Readable } from 'node:stream'
import { isInput, type Registry, type Resource, type Viewer } from '../../src/core/index.ts'
import { writableFields } from '../../src/derive/permissions.ts'
import { ApiError } from '../apiError.ts'
import { createRecord, updateRecord } from './actions.ts'
import { type CsvColumn, csvColumns, fromCell, markColumn, unguarded } from './csv.ts'
import { readCsv } from './csvReader.ts'
import { readableNames } from './listQuery.ts'
import { findByKey, findUnique, isUniqueFor, type NaturalKey, naturalKey } from './naturalKeys.ts'
import { malformed } from './parameters.ts'
import { inTurn, perTransaction } from './portions.ts'
import type { Values } from './values.ts'
import { inSavepoint, inTransaction } from './work.ts'
import type { Cause, RecordsContext, Work } from './workTypes.ts'

export interface ImportOptions {
  /** Writes nothing. */
  readonly dryRun: boolean
  readonly most: number
  /** The unique field by which lines without an id find their record. */
  readonly by?: string | undefined
}

export interface ImportResult {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: readonly RefusedLine[]
}

/** A line of the file (the header is line 1) that was not stored, and why. */
export interface RefusedLine {
  readonly line: number
  readonly error: ApiError
}

/**
 * Stores the lines of a CSV file, each like a request for a single record: with an `id` (and then a `version`) it changes
 * that record, without one it creates a record – or, with `by`, changes the one that has the same text in that unique field, as it is at
 * that moment. Refused lines are left out, the others stay. Of a file with more than `most` lines none is stored.
 * @throws ApiError `too-many-records`, `malformed` for what is no CSV or a `by` that is not one of its unique columns, `unknown-field`
 * for a column that is no field, and `forbidden`
 */
export async function importRecords(
  context: RecordsContext,
  cause: Cause,
  resource: Resource,
  body: Readable,
  { dryRun, most, by }: ImportOptions,
): Promise<ImportResult> {
  const result = { created: 0, updated: 0, unchanged: 0, refused: [] as RefusedLine[] }
  let columns: Column[] | undefined
  let line = 0
  const pending: Line[] = []
  const portion = perTransaction[context.database.kind]
  for await (const cells of readCsv(body)) {
    line++
    if (!columns) {
      columns = readHeader(context.registry, resource, cause.actor, cells)
      if (by !== undefined) demandKey(resource, cause.actor, columns, by)
      continue
    }
    if (cells.every((cell) => cell === '')) continue
    pending.push({ line, cells })
    if (pending.length > most) throw new ApiError('too-many-records', { values: { max: most } })
    // Of a file that may be too long nothing is stored before its end is known.
    if (pending.length >= portion && most === Number.POSITIVE_INFINITY)
      await storeLines(columns, pending.splice(0))
  }
  if (!columns) throw malformed('no header line')
  while (pending.length > 0) await storeLines(columns, pending.splice(0, portion))
  return result

  async function storeLines(known: readonly Column[], lines: readonly Line[]): Promise<void> {
    const store = (work: Work) => storeAll(work, resource, known, lines, by)
    const outcomes = await inTurn(() => inTransaction(context, cause, store, { dryRun }))
    for (const { line: at, outcome } of outcomes) {
      if (outcome instanceof ApiError) result.refused.push({ line: at, error: outcome })
      else result[outcome]++
    }
  }
}

/** @throws ApiError `malformed` for a field that is not unique, not seen whole, or no column of the file */
function demandKey(resource: Resource, viewer: Viewer, columns: readonly Column[], by: string): void {
  const isColumn = columns.some((column) => typeof column === 'object' && column.header === by)
  if (!isColumn || !isUniqueFor(viewer, resource, by)) throw malformed('by: a unique column of the file')
}

interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

type Column = CsvColumn | NaturalKey | 'id' | 'version' | 'ignored'

type Outcome = 'created' | 'updated' | 'unchanged' | ApiError

async function storeAll(
  work: Work,
  resource: Resource,
  columns: readonly Column[],
  lines: readonly Line[],
  by: string | undefined,
) {
  const outcomes: { line: number; outcome: Outcome }[] = []
  for (const { line, cells } of lines) {
    try {
      outcomes.push({
        line,
        outcome: await inSavepoint(work, () => storeLine(work, resource, columns, cells, by)),
      })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
      outcomes.push({ line, outcome: error })
    }
  }
  return outcomes
}

async function storeLine(
  work: Work,
  resource: Resource,
  columns: readonly Column[],
  cells: readonly string[],
  by: string | undefined,
): Promise<Outcome> {
  if (cells.length !== columns.length) throw malformed(`${columns.length} cells`)
  const { values, ...named } = await readLine(work, columns, cells)
  const known = named.id === undefined && by ? await findUnique(work, resource, by, values[by]) : undefined
  const { id, version } = known ?? named
  if (id === undefined) {
    // An empty cell of a new record is not an empty value but none, so that its default counts.
    const given = Object.entries(values).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    )
    await createRecord(work, resource, Object.fromEntries(given))
    return 'created'
  }
  const stored = await updateRecord(work, resource, { id, version }, values)
  return stored.version === version ? 'unchanged' : 'updated'
}

async function readLine(work: Work, columns: readonly Column[], cells: readonly string[]) {
  const values: Values = {}
  const system: { id?: string; version?: number } = {}
  for (const [index, column] of columns.entries()) {
    const text = cells[index] ?? ''
    if (column === 'ignored') continue
    if (column === 'id') {
      if (text !== '') system.id = text
    } else if (column === 'version') {
      if (text !== '') system.version = Number(text)
    } else if ('by' in column) {
      values[column.field] = await findByKey(work, column, unguarded(text).trim())
    } else if (column.header !== 'status' || text !== '') {
      setPath(values, column.header, fromCell(column.field, unguarded(text)))
    }
  }
  return { ...system, values }
}

function setPath(values: Values, header: string, value: unknown): void {
  const [name = '', locale, text] = header.split('.')
  if (!locale || !text) {
    values[name] = value
    return
  }
  const translations = (values[name] ?? {}) as Record<string, Values>
  translations[locale] = { ...translations[locale], [text]: value }
  values[name] = translations
}

/** What each column of the file is. Columns that an export has and nobody may write are read over. */
function readHeader(
  registry: Registry,
  resource: Resource,
  viewer: Viewer,
  cells: readonly string[],
): Column[] {
  const known = new Map(
    csvColumns(resource, readableNames(resource, viewer)).map((column) => [column.header, column]),
  )
  const writable = new Set(writableFields(viewer, resource, true))
  const headers = cells.map((cell) => cell.trim())
  const twice = headers.find((header, index) => headers.indexOf(header) < index)
  if (twice !== undefined) throw malformed(`a column given twice: ${twice.slice(0, 60)}`)
  const columns = headers.map((header): Column => {
    if (header === 'id' || header === 'version') return header
    if (header === markColumn) return 'ignored'
    const column = known.get(header)
    const key = column ? undefined : naturalKey(registry, resource, viewer, header)
    if (key) return writable.has(key.field) ? key : 'ignored'
    if (!column) throw new ApiError('unknown-field', { values: { field: header.slice(0, 100) } })
    const name = header.split('.').at(-1) ?? ''
    const isSystem = resource.fields[name] === undefined && name !== 'status'
    return isSystem || (resource.fields[name] && !isInput(resource.fields[name]) && !writable.has(name))
      ? 'ignored'
      : column
  })
  const keyed = columns.flatMap((column) =>
    typeof column === 'object' && 'by' in column ? [column.field] : [],
  )
  const both = keyed.find((field, index) => headers.includes(field) || keyed.indexOf(field) < index)
  if (both !== undefined) throw malformed(`a reference given twice: ${both}`)
  return columns
}
