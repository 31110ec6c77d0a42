import type { AnyRecord, Resource } from '../../../src/core/index.ts'
import { maskRecord } from '../../../src/derive/masks.ts'
import type { FieldProblem } from '../../../src/derive/problems.ts'
import { ApiError } from '../../apiError.ts'
import { createRecord, updateRecord } from '../actions.ts'
import { changesBetween, type FieldChange, readableChanges } from '../history.ts'
import { findRecord, lockRecord } from '../read.ts'
import { demand } from '../refuse.ts'
import { isSame, type Row, type Values } from '../values.ts'
import { inSavepoint } from '../work.ts'
import type { Work } from '../workTypes.ts'
import { bookApart } from './bookApart.ts'
import type { Header } from './columns.ts'
import type { Entry } from './entries.ts'
import { joinedRows } from './joinRows.ts'
import { findUnique } from './naturalKeys.ts'
import { asShownBefore } from './pictures.ts'
import { type Found, readEntry, type Said } from './readEntry.ts'
import { takeIn } from './takeIn.ts'

/** What became of a record. */
export interface Stored {
  readonly outcome: 'created' | 'updated' | 'unchanged'
  readonly id: string
  /** The version it had before; none of a new one. */
  readonly version: number
  readonly title: unknown
  /** What the person may see of what it changed. */
  readonly changes: readonly FieldChange[]
  /** What was booked of what stands apart, by lines of a ledger. */
  readonly entries: readonly string[]
}

/** A record that was not stored, and why: each of its lines with what is wrong in it. */
export class RefusedEntry extends Error {
  readonly lines: readonly { readonly line: number; readonly error: ApiError }[]

  constructor({ lines }: Entry, error: ApiError, placeOf: (problem: FieldProblem) => number) {
    super(error.code)
    const [first] = lines
    this.lines = lines.map(({ line }, at) => {
      const problems = error.problems.filter((problem) => placeOf(problem) === at)
      const { code, values } = error
      if (problems.length > 0) return { line, error: new ApiError(code, { values, problems }) }
      const isWhole = at === 0 && error.problems.length === 0
      return {
        line,
        error: isWhole ? error : new ApiError('not-alone', { values: { number: first?.line ?? line } }),
      }
    })
  }
}

/**
 * Stores one record of a file, like a request for it alone: with an `id`, or the same text in the unique column, it changes that record,
 * otherwise it makes one. Where nothing would change, nothing is asked for.
 * @throws RefusedEntry
 */
export async function storeEntry(
  work: Work,
  resource: Resource,
  header: Header,
  found: Found,
  entry: Entry,
): Promise<Stored> {
  const lineOf = (problem: FieldProblem) => ('at' in problem ? Number(problem.at) : undefined)
  let placeOf = (problem: FieldProblem) => lineOf(problem) ?? 0
  try {
    const said = readEntry(header, found, entry)
    if (said.problems.length > 0) throw new ApiError('invalid', { problems: said.problems })
    const known = await findKnown(work, resource, header, said)
    const isCompared = header.rows !== undefined || said.addressed.length > 0
    const previous = isCompared && known ? await findRecord(work.db, resource, known.id) : undefined
    const { values: rows, places } = joinedRows(resource, header, said, previous)
    placeOf = (problem) => {
      const [field, index] = problem.path.split('.')
      const at = lineOf(problem)
      if (at !== undefined) return at
      return field === header.rows ? Math.max(places.indexOf(Number(index)), 0) : 0
    }
    const hasRows = said.rows.some(Boolean)
    const shown = said.addressed.map((name) => [name, asShownBefore(said.values[name], previous?.[name])])
    const values = { ...said.values, ...Object.fromEntries(shown), ...(hasRows ? rows : {}) }
    return await inSavepoint(work, async () => {
      const { record, ...stored } = known
        ? await change(work, resource, known, hasRows ? withoutShared(header, values) : values)
        : await make(work, resource, values)
      const { changes, entries } = await bookApart(work, resource, header, said, { record, places })
      if (changes.length === 0) return { ...stored, entries }
      const { outcome } = stored
      return {
        ...stored,
        outcome: outcome === 'unchanged' ? 'updated' : outcome,
        changes: [...stored.changes, ...changes],
        entries,
      }
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
    throw new RefusedEntry(entry, error, placeOf)
  }
}

/** The record that is meant, with the version it is based on. */
async function findKnown(
  work: Work,
  resource: Resource,
  { by }: Header,
  { id, version, values }: Said,
): Promise<{ id: string; version: number | undefined } | undefined> {
  if (id !== undefined) return { id, version }
  return by && findUnique(work, resource, by.path, values[by.path])
}

/** Prices of a record whose rows have their own follow these. */
const withoutShared = ({ columns }: Header, values: Values): Values => {
  const shared = columns.flatMap(({ isShared, path }) => (isShared ? [path] : []))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !shared.includes(name)))
}

/** What became of a record, before what stands apart is booked. */
interface Written extends Omit<Stored, 'entries'> {
  readonly record: AnyRecord
}

async function make(work: Work, resource: Resource, values: Values): Promise<Written> {
  // An empty cell of a new record is not an empty value but none, so that its default counts.
  const given = Object.entries(values).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  const said = Object.fromEntries(given)
  const record = await (resource.takenIn ? takeIn : createRecord)(work, resource, said)
  return written(work, resource, 'created', record, undefined)
}

async function change(
  work: Work,
  resource: Resource,
  aim: { readonly id: string; readonly version: number | undefined },
  values: Values,
): Promise<Written> {
  // What was taken in is the shop's from then on: moderated, redacted or without its customer, it stays so.
  if (resource.takenIn) {
    const known = await lockRecord(work, resource, aim.id)
    return written(work, resource, 'unchanged', known, known)
  }
  demand(work.actor, resource, 'edit')
  const previous = await findRecord(work.db, resource, aim.id)
  // A record that is closed may stand in a file that leaves it as it is.
  if (previous && aim.version === previous.version && saysNothing(work, resource, previous, values))
    return written(work, resource, 'unchanged', previous, previous)
  const record = await updateRecord(work, resource, aim, values)
  return written(work, resource, record.version === aim.version ? 'unchanged' : 'updated', record, previous)
}

/** What is masked for somebody is held against what they see: whether they have guessed the whole of it is not told. */
function saysNothing({ actor }: Work, resource: Resource, previous: AnyRecord, values: Values): boolean {
  const shown = maskRecord(actor, resource, previous)
  return Object.entries(values).every(([name, value]) =>
    name === 'translations'
      ? Object.entries(value as Record<string, Values>).every(([locale, texts]) =>
          Object.entries(texts).every(([text, given]) => isSame(given, shown.translations?.[locale]?.[text])),
        )
      : isSame(value, shown[name]) || isSameRows(value, shown[name]),
  )
}

/** Rows that say less than they have say nothing new. */
const isSameRows = (given: unknown, before: unknown): boolean =>
  Array.isArray(given) &&
  Array.isArray(before) &&
  given.length === before.length &&
  given.every((row, index) =>
    typeof row === 'object' && row !== null && 'id' in row
      ? Object.entries(row).every(([name, value]) => isSame(value, (before[index] as Row)[name]))
      : false,
  )

const written = (
  { actor }: Work,
  resource: Resource,
  outcome: Stored['outcome'],
  record: AnyRecord,
  previous: AnyRecord | undefined,
): Written => ({
  record,
  outcome,
  id: record.id,
  version: previous?.version ?? 0,
  title: maskRecord(actor, resource, record)[resource.title],
  changes:
    outcome === 'unchanged'
      ? []
      : readableChanges(changesBetween(resource, previous, record), resource, actor),
})
