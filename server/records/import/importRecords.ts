import type { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../../src/core/index.ts'
import { ApiError } from '../../apiError.ts'
import type { Undo } from '../../undo.ts'
import { readCsv } from '../csvReader.ts'
import type { FieldChange } from '../history.ts'
import { malformed } from '../parameters.ts'
import { inTurn, perTransaction } from '../portions.ts'
import { demandNotUndone, storeBulkChange } from '../storeBulkChange.ts'
import { fieldOf } from '../waysBack.ts'
import { inTransaction } from '../work.ts'
import type { Cause, RecordsContext, Work } from '../workTypes.ts'
import { type Header, readHeader } from './columns.ts'
import { Entries, type Entry } from './entries.ts'
import { findNames } from './names.ts'
import { findPictures } from './pictures.ts'
import { RefusedEntry, type Stored, storeEntry } from './storeEntry.ts'

export interface ImportOptions {
  /** Writes nothing. */
  readonly dryRun: boolean
  /** How many lines are taken at most. */
  readonly most: number
  /** The unique field by which lines without an id find their record. */
  readonly by?: string | undefined
}

/** What an import did, or would do, by records. */
export interface ImportResult {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: readonly RefusedLine[]
  /** The first that it makes or changes, with every difference; of a dry run alone. */
  readonly records: readonly ImportedRecord[]
  /** By which id all of it can be put back, and until when; absent where it cannot, or not by this person. */
  readonly undo?: Undo | undefined
}

/** A record that an import makes or changes. */
export interface ImportedRecord {
  /** The first of its lines in the file (the header is line 1). */
  readonly line: number
  /** Null for a new one. */
  readonly id: string | null
  readonly title: unknown
  readonly changes: readonly FieldChange[]
}

/** A line of the file (the header is line 1) that was not stored, and why. */
export interface RefusedLine {
  readonly line: number
  readonly error: ApiError
}

/** So many records are answered with their differences: more than people go through, few enough to be held. */
export const mostShown = 500

/**
 * Stores the records of a CSV file, each like a request for it alone: with an `id` (and then a `version`) it changes
 * that record, without one it makes a record – or, with `by`, changes the one that has the same text in that unique field, as it is at
 * that moment. Where columns name the fields of owned rows (`variants.sku`), each line is one row, and lines of one record follow each other.
 * Refused records are left out, the others stay, and can be put back together for a day. Of a file with more than `most` lines none is stored.
 * @throws ApiError `too-many-records`, `malformed` for what is no CSV, and what `readHeader` throws
 */
export async function importRecords(
  context: RecordsContext,
  cause: Cause,
  resource: Resource,
  body: Readable,
  { dryRun, most, by }: ImportOptions,
): Promise<ImportResult> {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const refused: RefusedLine[] = []
  const records: ImportedRecord[] = []
  const id = uuidv7()
  let undo: Undo | undefined
  let header: Header | undefined
  let entries: Entries | undefined
  let [line, count] = [0, 0]
  const pending: Entry[] = []
  const portion = perTransaction[context.database.kind]
  for await (const cells of readCsv(body)) {
    line++
    if (!header || !entries) {
      header = readHeader(context.registry, resource, cause.actor, cells, by)
      entries = new Entries(header)
      continue
    }
    if (cells.every((cell) => cell === '')) continue
    if (++count > most) throw new ApiError('too-many-records', { values: { max: most } })
    const entry = entries.add({ line, cells })
    if (entry) pending.push(entry)
    // Of a file that may be too long nothing is stored before its end is known.
    if (pending.length >= portion && most === Number.POSITIVE_INFINITY)
      await storePortion(header, pending.splice(0))
  }
  if (!header || !entries) throw malformed('no header line')
  const last = entries.end()
  if (last) pending.push(last)
  while (pending.length > 0) await storePortion(header, pending.splice(0, portion))
  return { ...counts, refused, records, undo }

  async function storePortion(known: Header, portion: readonly Entry[]): Promise<void> {
    const asked = Math.max(count, 2)
    const store = (work: Work) => importPortion(work, resource, known, portion, { id, dryRun, asked })
    const stored = await inTurn(() => inTransaction(context, cause, store, { dryRun }))
    undo = stored.undo ?? undo
    refused.push(...stored.refused)
    for (const name of outcomeNames) counts[name] += stored.counts[name]
    if (dryRun) records.push(...stored.records.slice(0, mostShown - records.length))
  }
}

const outcomeNames = ['created', 'updated', 'unchanged'] as const

/** What a portion of a file makes of records, and which of its lines are refused. */
export interface ImportedPortion extends Pick<ImportResult, 'refused' | 'records' | 'undo'> {
  readonly counts: Record<Stored['outcome'], number>
}

/** Stores some records of a file, in a transaction of theirs, noted as part of the bulk change `id`, so that all of it can be put back. */
export async function importPortion(
  work: Work,
  resource: Resource,
  header: Header,
  entries: readonly Entry[],
  { id, dryRun, asked }: { readonly id: string; readonly dryRun: boolean; readonly asked: number },
): Promise<ImportedPortion> {
  if (!dryRun) await demandNotUndone(work, id)
  const outcomes = await storeAll(work, resource, header, entries)
  const stored = outcomes.flatMap((outcome, at) =>
    outcome instanceof RefusedEntry ? [] : [{ outcome, line: entries[at]?.lines[0]?.line ?? 0 }],
  )
  const changed = stored.filter(({ outcome }) => outcome.outcome !== 'unchanged')
  const items = changed.map(({ outcome }) => outcome)
  const counts = { created: 0, updated: 0, unchanged: 0 }
  for (const { outcome } of stored) counts[outcome.outcome]++
  const note = { action: 'import', items, asked, paths: pathsOf(resource, header) }
  return {
    counts,
    refused: outcomes.flatMap((outcome) => (outcome instanceof RefusedEntry ? outcome.lines : [])),
    records: dryRun ? changed.map(({ outcome, line }) => shown(outcome, line)) : [],
    undo: dryRun ? undefined : await storeBulkChange(work, resource, id, note),
  }
}

/** The fields that a file has columns for, as the history calls them; a state is none of them, and hidden from nobody. */
function pathsOf(resource: Resource, { columns }: Header): string[] {
  const fields = columns.flatMap(({ is, path }) =>
    is === 'field' && resource.fields[fieldOf(path)] !== undefined ? [path] : [],
  )
  const rows = columns.flatMap(({ is, rows }) => (is !== 'over' && rows ? [rows] : []))
  return [...new Set([...fields, ...rows])]
}

const shown = ({ outcome, id, title, changes }: Stored, line: number): ImportedRecord => ({
  line,
  id: outcome === 'created' ? null : id,
  title,
  changes,
})

async function storeAll(
  work: Work,
  resource: Resource,
  header: Header,
  entries: readonly Entry[],
): Promise<(Stored | RefusedEntry)[]> {
  const lines = entries.flatMap(({ lines }) => lines)
  const names = await findNames(work, header.columns, lines)
  const pictures = await findPictures(work, header.columns, lines)
  const found = { names, pictures }
  const outcomes: (Stored | RefusedEntry)[] = []
  for (const entry of entries) {
    try {
      outcomes.push(await storeEntry(work, resource, header, found, entry))
    } catch (error) {
      if (!(error instanceof RefusedEntry)) throw error
      outcomes.push(error)
    }
  }
  return outcomes
}
