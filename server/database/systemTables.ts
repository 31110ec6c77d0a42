import { identifier, quoted } from '../../src/derive/sqlNames.ts'
import type { Table } from '../../src/derive/table.ts'
import type { Column } from '../../src/derive/tableColumn.ts'
import type { Index } from '../../src/derive/tableIndexes.ts'

const column = (name: string, type: string): Column => ({ name, type, notNull: true })

const index = (table: string, unique: boolean, ...columns: string[]): Index => ({
  name: identifier(table, ...columns, unique ? 'key' : 'idx'),
  unique,
  nullsNotDistinct: false,
  method: 'btree',
  expressions: columns.map(quoted),
})

const table = (name: string, columns: readonly Column[], indexes: readonly Index[]): Table => ({
  name,
  columns: [column('id', 'uuid'), ...columns],
  checks: [],
  references: [],
  indexes,
})

const moment = 'timestamp(3) with time zone'

/** The tables behind all areas. No area can be called like them: names of areas begin with a letter. */
export const systemTables: readonly Table[] = [
  /** Who changed what: one line for each write of a record, in the transaction of that write. */
  table(
    '_history',
    [
      ...[
        column('resource', 'text'),
        column('record_id', 'uuid'),
        column('version', 'integer'),
        column('at', moment),
      ],
      ...[
        column('actor_id', 'text'),
        column('actor_name', 'text'),
        column('action', 'text'),
        column('changes', 'jsonb'),
      ],
      column('request_id', 'text'),
      /** Why, where one had to say: personal data that was revealed. */
      { name: 'reason', type: 'text', notNull: false },
      /** The transaction of the write, by which the stream of changes finds what was committed since; none of entries that tell of no change. */
      { name: 'tx', type: 'xid8', notNull: false },
    ],
    [
      index('_history', false, 'tx'),
      index('_history', false, 'resource', 'record_id', 'version', 'id'),
      index('_history', false, 'actor_id', 'at', 'id'),
      index('_history', false, 'at', 'id'),
    ],
  ),
  /** When a record was last written to without the history: what the stream of changes tells all the same. */
  table(
    '_touched',
    [column('resource', 'text'), column('record_id', 'uuid'), { name: 'tx', type: 'xid8', notNull: false }],
    [index('_touched', true, 'resource', 'record_id'), index('_touched', false, 'tx')],
  ),
  /** The answers to requests that may be repeated, by the key that the client gave them. */
  table(
    '_repeatable',
    [
      ...[column('actor_id', 'text'), column('key', 'text'), column('hash', 'text')],
      ...[column('answer', 'text'), column('at', moment)],
    ],
    [index('_repeatable', true, 'actor_id', 'key')],
  ),
  /** What was done in bulk: which records were left with which version, so that their history says what to put back. */
  table(
    '_bulk_changes',
    [
      ...[column('resource', 'text'), column('at', moment)],
      ...[column('actor_id', 'text'), column('actor_name', 'text')],
      { ...column('action', 'text'), default: "'update'" },
      ...[column('fields', 'jsonb'), column('asked', 'integer'), column('items', 'jsonb')],
      /** The area whose list offers it as well, where it wrote to records of another. */
      { name: 'asked_in', type: 'text', notNull: false },
      { name: 'undone_at', type: moment, notNull: false },
      { name: 'undone_by', type: 'text', notNull: false },
      /** How many of the items an undo has gone through that has more of them before it. */
      { name: 'put_back', type: 'integer', notNull: false },
    ],
    [index('_bulk_changes', false, 'resource', 'at'), index('_bulk_changes', false, 'asked_in', 'at')],
  ),
  /** What later portions of such a request did, each with how many records came before it. */
  table(
    '_bulk_parts',
    [column('change', 'uuid'), column('first', 'integer'), column('items', 'jsonb')],
    [index('_bulk_parts', true, 'change', 'first')],
  ),
  /** What somebody has asked to be done to all records that meet a condition, checked first and then done (`server/records/bulkJobs`). */
  table(
    '_bulk_jobs',
    [
      ...[column('resource', 'text'), column('at', moment)],
      ...[column('actor_id', 'text'), column('actor_name', 'text'), column('action', 'text')],
      /** The filter, the values and the changes; nothing any more once it has ended. */
      column('asked', 'jsonb'),
      column('fields', 'jsonb'),
      /** The bulk change that it puts back, and what that was. */
      { name: 'undoes', type: 'jsonb', notNull: false },
      ...[column('state', 'text'), column('version', 'integer')],
      /** How many met the condition when it was asked for, how many it has gone through, and what became of these. */
      ...['total', 'passed', 'done', 'refused'].map((name) => column(name, 'integer')),
      /** The last record that it has gone through. */
      { name: 'last', type: 'uuid', notNull: false },
      /** Until when nobody else takes its next portion, and when the last one was. */
      { name: 'leased_until', type: moment, notNull: false },
      { name: 'turn_at', type: moment, notNull: false },
      { name: 'ended_at', type: moment, notNull: false },
      /** Why it did not go on. */
      { name: 'error', type: 'jsonb', notNull: false },
      /** Of an import: how many records it makes, changes and leaves as they are; and the first of them, with every difference. */
      { name: 'outcomes', type: 'jsonb', notNull: false },
      { name: 'shown', type: 'jsonb', notNull: false },
    ],
    [
      index('_bulk_jobs', false, 'resource', 'actor_id', 'at'),
      index('_bulk_jobs', false, 'state', 'turn_at'),
    ],
  ),
  /** The records that such a job left out, or would leave out, and why. */
  table(
    '_bulk_refusals',
    [
      ...[column('job', 'uuid'), column('record_id', 'uuid'), column('error', 'jsonb')],
      /** Of an import, whose lines need not be records yet: the line of the file. */
      { name: 'line', type: 'integer', notNull: false },
    ],
    [index('_bulk_refusals', true, 'job', 'record_id')],
  ),
  /** The bytes of a file that such a job takes in, until it has ended. */
  table(
    '_import_pieces',
    [column('job', 'uuid'), column('number', 'integer'), column('at', moment), column('bytes', 'bytea')],
    [index('_import_pieces', true, 'job', 'number')],
  ),
  /** Files that people took out of lists, and their bytes for as long as they can be fetched again (`server/records/keptExports`). */
  table(
    '_exports',
    [
      ...[column('resource', 'text'), column('at', moment)],
      ...[column('actor_id', 'text'), column('actor_name', 'text'), column('format', 'text')],
      /** What its person saw of the area then (`sightOf`). */
      column('sight', 'text'),
      { name: 'lines', type: 'integer', notNull: false },
      { name: 'size', type: 'integer', notNull: false },
      /** When it was whole. */
      { name: 'ended_at', type: moment, notNull: false },
      /** Of one that is made behind: what it is made of, of how many records, who makes it until when, and why it came to nothing. */
      { name: 'asked', type: 'jsonb', notNull: false },
      { name: 'total', type: 'integer', notNull: false },
      { name: 'runner', type: 'uuid', notNull: false },
      { name: 'leased_until', type: moment, notNull: false },
      { name: 'error', type: 'jsonb', notNull: false },
    ],
    [index('_exports', false, 'actor_id', 'at'), index('_exports', false, 'at')],
  ),
  table(
    '_export_pieces',
    [column('export', 'uuid'), column('number', 'integer'), column('bytes', 'bytea')],
    [index('_export_pieces', true, 'export', 'number')],
  ),
  /** The history, sealed portion by portion (`server/seals`): which entries, their digests, and a hash over these and the hash before. */
  table(
    '_history_seals',
    [
      ...[column('number', 'integer'), column('at', moment)],
      ...[column('entries', 'uuid[]'), column('digests', 'bytea'), column('hash', 'text')],
      /** The first transaction that is not in it; none where the portion came with a backup of another server. */
      { name: 'upto', type: 'xid8', notNull: false },
    ],
    [index('_history_seals', true, 'number')],
  ),
  /** What was taken out of the history on purpose, and the portion that seals the note. */
  table(
    '_history_erasures',
    [
      column('at', moment),
      { name: 'resource', type: 'text', notNull: false },
      column('records', 'uuid[]'),
      { name: 'until', type: moment, notNull: false },
      { name: 'seal', type: 'integer', notNull: false },
    ],
    [index('_history_erasures', false, 'seal')],
  ),
  /** What people deleted, by the entry of the history that has its values: until it is restored, or for thirty days. */
  table(
    '_bin',
    [
      ...[column('resource', 'text'), column('record_id', 'uuid'), column('version', 'integer')],
      ...[column('at', moment), column('actor_id', 'text'), column('actor_name', 'text')],
      /** The record that it belonged to and went with. */
      { name: 'owner', type: 'uuid', notNull: false },
      /** When it was made, and what was counted of it. */
      column('was', 'jsonb'),
      /** Why it cannot come back, where it cannot. */
      { name: 'final', type: 'text', notNull: false },
    ],
    [
      index('_bin', false, 'at', 'id'),
      index('_bin', false, 'owner'),
      index('_bin', true, 'resource', 'record_id'),
    ],
  ),
  /** From what the derived columns of an area were computed, so that another descriptor computes them anew. */
  table(
    '_derived',
    [column('resource', 'text'), column('signature', 'text')],
    [index('_derived', true, 'resource')],
  ),
]
