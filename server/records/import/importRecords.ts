import type { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../../src/core/index.ts'
import { ApiError } from '../../apiError.ts'
import type { Undo } from '../../context.ts'
import { readCsv } from '../csvReader.ts'
import type { FieldChange } from '../history.ts'
import { demandNotUndone, keepBulkChange } from '../keepBulkChange.ts'
import { malformed } from '../parameters.ts'
import { inTurn, perTransaction } from '../portions.ts'
import { inTransaction } from '../work.ts'
import type { Cause, RecordsContext, Work } from '../workTypes.ts'
import { type Header, readHeader } from './columns.ts'
import { Entries, type Entry } from './entries.ts'
import { findNames } from './names.ts'
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
const mostShown = 500

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
    const store = async (work: Work) => {
      if (!dryRun) await demandNotUndone(work, id)
      const outcomes = await storeAll(work, resource, known, portion)
      const left = outcomes.flatMap((outcome) => (outcome instanceof RefusedEntry ? [] : [outcome]))
      const items = left.filter(({ outcome }) => outcome !== 'unchanged')
      const fields = known.columns.flatMap(({ is, path }) => (is === 'field' ? [path] : []))
      const rows = known.columns.flatMap(({ is, rows }) => (is !== 'over' && rows ? [rows] : []))
      const paths = [...new Set([...fields, ...rows])]
      const kept = dryRun
        ? undefined
        : await keepBulkChange(work, resource, id, {
            action: 'import',
            items,
            asked: Math.max(count, 2),
            paths,
          })
      return { outcomes, kept }
    }
    const { outcomes, kept } = await inTurn(() => inTransaction(context, cause, store, { dryRun }))
    undo = kept ?? undo
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome instanceof RefusedEntry) refused.push(...outcome.lines)
      else {
        counts[outcome.outcome]++
        if (dryRun && outcome.outcome !== 'unchanged' && records.length < mostShown)
          records.push(shown(outcome, portion[at]?.lines[0]?.line ?? 0))
      }
    }
  }
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
  const names = await findNames(
    work,
    header.columns,
    entries.flatMap(({ lines }) => lines),
  )
  const outcomes: (Stored | RefusedEntry)[] = []
  for (const entry of entries) {
    try {
      outcomes.push(await storeEntry(work, resource, header, names, entry))
    } catch (error) {
      if (!(error instanceof RefusedEntry)) throw error
      outcomes.push(error)
    }
  }
  return outcomes
}
