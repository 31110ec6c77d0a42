import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../../src/core/index.ts'
import type { Actor } from '../../actor.ts'
import { ApiError } from '../../apiError.ts'
import type { Database } from '../../database/open.ts'
import { readCsv } from '../csvReader.ts'
import { type Header, readHeader } from '../import/columns.ts'
import { Entries, type Entry } from '../import/entries.ts'
import { malformed } from '../parameters.ts'
import type { RecordsContext } from '../workTypes.ts'
import type { BulkJob } from './bulkJob.ts'

/** Bytes that are stored at once. */
const pieceSize = 256 * 1024

interface Asked {
  readonly actor: Actor
  readonly resource: Resource
  readonly by: string | undefined
  readonly most: number
}

/**
 * Takes a file to where it is read from, piece by piece, under the id of a job; answers how many lines it has.
 * @throws ApiError `too-many-records`, and what `readHeader` throws
 */
export async function storeFile(
  { database, registry }: RecordsContext,
  job: string,
  body: Readable,
  { actor, resource, by, most }: Asked,
): Promise<number> {
  let lines = -1
  try {
    for await (const cells of readCsv(Readable.from(kept(database, job, body)))) {
      if (lines < 0) readHeader(registry, resource, actor, cells, by)
      if (lines < 0 || cells.some((cell) => cell !== '')) lines++
      if (lines > most) throw new ApiError('too-many-records', { values: { max: most } })
    }
    if (lines < 0) throw malformed('no header line')
    return lines
  } catch (error) {
    await sql`DELETE FROM "_import_pieces" WHERE "job" = ${job}`.execute(database.db)
    throw error
  }
}

async function* kept({ db }: Database, job: string, body: Readable): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  let [size, number] = [0, 0]
  const store = async () => {
    const bytes = Buffer.concat(held)
    held = []
    size = 0
    number++
    await sql`
      INSERT INTO "_import_pieces" ("id", "job", "number", "at", "bytes")
      VALUES (${uuidv7()}, ${job}, ${number}, now(), ${bytes})`.execute(db)
  }
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    held.push(chunk)
    size += chunk.length
    if (size >= pieceSize) await store()
    yield chunk
  }
  await store()
}

/** Some records of a file, and how many lines of it are gone through with them. */
export interface FilePortion {
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly passed: number
  readonly isThrough: boolean
}

/** A file that is read on, portion by portion. */
interface Reader {
  /** How far the job was when it last gave a portion. */
  passed: number
  readonly portions: AsyncGenerator<FilePortion>
}

/** Files that a process holds open; another one is read from its beginning again. */
const mostReaders = 8

/** Of each server of a process, by the jobs whose files it reads. */
const readers = new WeakMap<RecordsContext['settings'], Map<string, Reader>>()

/**
 * The next records of a file: from where this process has read to, or, where another one did, or its portion was not stored, from the
 * beginning of the file up to there, so that lines that say the same are found all the same.
 */
export async function nextOfFile(
  context: RecordsContext,
  resource: Resource,
  actor: Actor,
  job: BulkJob,
  most: number,
): Promise<FilePortion> {
  const known = readers.get(context.settings) ?? new Map<string, Reader>()
  readers.set(context.settings, known)
  const key = `${job.id} ${job.version}`
  const found = known.get(key)
  known.delete(key)
  const isNext = found?.passed === job.passed
  if (found && !isNext) await found.portions.return(undefined)
  const reader =
    found && isNext ? found : { passed: 0, portions: portionsOf(context, resource, actor, job, most) }
  const { value, done } = await reader.portions.next()
  if (done) throw malformed('no more lines')
  if (!value.isThrough) known.set(key, { ...reader, passed: value.passed })
  // Of what was given up nobody says so.
  for (const old of [...known.keys()].slice(0, -mostReaders)) known.delete(old)
  return value
}

async function* portionsOf(
  { database, registry }: RecordsContext,
  resource: Resource,
  actor: Actor,
  job: BulkJob,
  most: number,
): AsyncGenerator<FilePortion> {
  const cellsOf = readCsv(Readable.from(piecesOf(database, job.id)))
  let header: Header | undefined
  let entries: Entries | undefined
  let [line, passed] = [0, 0]
  let pending: Entry[] = []
  for await (const cells of cellsOf) {
    line++
    if (!header || !entries) {
      header = readHeader(registry, resource, actor, cells, job.asked.by)
      entries = new Entries(header)
      continue
    }
    if (cells.every((cell) => cell === '')) continue
    const entry = entries.add({ line, cells })
    if (entry) {
      passed += entry.lines.length
      // What another process has stored.
      if (passed > job.passed) pending.push(entry)
    }
    if (pending.length < most) continue
    yield { header, entries: pending, passed, isThrough: false }
    pending = []
  }
  if (!header || !entries) throw malformed('no header line')
  const last = entries.end()
  if (last) pending.push(last)
  yield { header, entries: pending, passed: passed + (last?.lines.length ?? 0), isThrough: true }
}

async function* piecesOf({ db }: Database, job: string): AsyncGenerator<Uint8Array> {
  for (let number = 1; ; number++) {
    const { rows } = await sql<{ bytes: Uint8Array }>`
      SELECT "bytes" FROM "_import_pieces" WHERE "job" = ${job} AND "number" = ${number}`.execute(db)
    const [piece] = rows
    if (!piece) return
    yield Buffer.from(piece.bytes)
  }
}
