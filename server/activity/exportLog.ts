import type { Registry } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import type { Database } from '../database/open.ts'
import { byteOrderMark, csvLine, markColumn } from '../records/csv.ts'
import { type LogEntry, type LogQuery, readLog } from './readLog.ts'

/** Entries that are read at once; as many pieces as there are, none is held. */
const perPage = 500

/** How many entries a file has at most. */
const mostEntries = 100_000

const columns = ['at', 'actor', 'area', 'record', 'version', 'action', 'reason', 'field', 'before', 'after']

/** The log as CSV, one line a changed field, as its reader may see it; `mark` says who took it and why, where the shop wants that. */
export async function* exportLog(
  { read }: Pick<Database, 'read'>,
  registry: Registry,
  reader: Actor,
  asked: LogQuery,
  mark: string | undefined,
): AsyncGenerator<string> {
  const marked = (cells: readonly string[], last: string) =>
    csvLine(mark === undefined ? cells : [...cells, last])
  yield byteOrderMark + marked(columns, markColumn)
  let before = asked.before
  for (let count = 0; count < mostEntries; count += perPage) {
    const { entries, next } = await read((db) => readLog(db, registry, reader, { ...asked, before }, perPage))
    yield entries
      .flatMap(linesOf)
      .map((cells) => marked(cells, mark ?? ''))
      .join('')
    if (next === undefined) return
    before = next
  }
}

function linesOf({ at, actor, area, recordId, version, action, reason, changes }: LogEntry): string[][] {
  const start = [at, actor.name, area, recordId, String(version), action, reason ?? '']
  return changes.length === 0
    ? [[...start, '', '', '']]
    : changes.map(({ field, before, after }) => [...start, field, cell(before), cell(after)])
}

const cell = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
