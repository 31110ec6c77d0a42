import { hash, identifier, quoted } from '../../src/derive/sqlNames.ts'
import type { Table } from '../../src/derive/table.ts'
import type { Column } from '../../src/derive/tableColumn.ts'

interface Parts {
  readonly checks?: Readonly<Record<string, string>>
  readonly references?: Readonly<Record<string, readonly [table: string, onDelete: 'restrict' | 'cascade']>>
  readonly unique?: readonly (readonly string[])[]
  readonly indexes?: readonly (readonly string[])[]
}

/** A table that belongs to no area; its keys and indexes are named by its columns. */
export function table(
  name: string,
  columns: readonly Column[],
  { checks = {}, references = {}, unique = [], indexes = [] }: Parts = {},
): Table {
  const index = (names: readonly string[], isUnique: boolean) => ({
    name: identifier(name, ...names, isUnique ? 'key' : 'idx'),
    unique: isUnique,
    nullsNotDistinct: false,
    method: 'btree' as const,
    expressions: names.map(quoted),
  })
  return {
    name,
    columns,
    checks: Object.entries(checks).map(([on, condition]) => ({
      name: identifier(name, on, 'check', hash(condition)),
      column: on,
      condition,
    })),
    references: Object.entries(references).map(([on, [target, onDelete]]) => ({
      name: identifier(name, on, 'fkey'),
      column: on,
      table: target,
      onDelete,
    })),
    indexes: [...unique.map((names) => index(names, true)), ...indexes.map((names) => index(names, false))],
  }
}

/** A column that is never empty; `value` is its default, as SQL. */
export function column(name: string, type: string, value?: string): Column {
  return { name, type, notNull: true, default: value }
}

/** What tables have that people change: a version, and when. */
export function versioned(): Column[] {
  return [
    column('version', 'integer', '1'),
    column('created_at', 'timestamp(3) with time zone', 'now()'),
    column('updated_at', 'timestamp(3) with time zone', 'now()'),
  ]
}
