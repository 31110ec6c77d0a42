import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** A table as the database has it. */
export interface ExistingTable {
  readonly name: string
  /** The planner's estimate of its rows; -1 where it never looked. */
  readonly rows: number
  readonly columns: readonly ExistingColumn[]
  readonly constraints: readonly ExistingConstraint[]
  readonly indexes: readonly ExistingIndex[]
}

export interface ExistingColumn {
  readonly name: string
  readonly type: string
  readonly notNull: boolean
  /** SQL, or null. */
  readonly default: string | null
}

/** `c` check, `f` foreign key (to `target`), `p` primary key, `u` unique. */
export interface ExistingConstraint {
  readonly name: string
  readonly type: 'c' | 'f' | 'p' | 'u'
  readonly target: string | null
  /** Of its foreign key: the rows go with what they refer to. */
  readonly cascades: boolean
  readonly columns: readonly string[]
}

export interface ExistingIndex {
  readonly name: string
  readonly unique: boolean
  /** False after CREATE INDEX CONCURRENTLY broke off. */
  readonly valid: boolean
}

/** Reads all tables of the schema, by name. */
export async function readCatalog(db: Db): Promise<ReadonlyMap<string, ExistingTable>> {
  const { rows } = await sql<ExistingTable>`
    SELECT t.relname AS name, t.reltuples AS rows,
      (SELECT coalesce(json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'notNull', a.attnotnull,
          'default', pg_get_expr(d.adbin, d.adrelid)) ORDER BY a.attnum), '[]')
        FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
      (SELECT coalesce(json_agg(json_build_object(
          'name', c.conname, 'type', c.contype, 'target', f.relname, 'cascades', c.confdeltype = 'c',
          'columns', ARRAY(SELECT k.attname FROM pg_attribute k WHERE k.attrelid = t.oid AND k.attnum = ANY (c.conkey)))), '[]')
        FROM pg_constraint c LEFT JOIN pg_class f ON f.oid = c.confrelid
        WHERE c.conrelid = t.oid AND c.contype IN ('c', 'f', 'p', 'u')) AS constraints,
      (SELECT coalesce(json_agg(json_build_object('name', n.relname, 'unique', i.indisunique, 'valid', i.indisvalid)), '[]')
        FROM pg_index i JOIN pg_class n ON n.oid = i.indexrelid WHERE i.indrelid = t.oid) AS indexes
    FROM pg_class t JOIN pg_namespace s ON s.oid = t.relnamespace
    WHERE t.relkind IN ('r', 'p') AND s.nspname = current_schema()
  `.execute(db)
  return new Map(rows.map((table) => [table.name, table]))
}

/** Makes pg_trgm available where that is allowed; without it, searching reads the whole table. */
export async function ensureTrigrams(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`.execute(db)
  if (rows.length > 0) return true
  try {
    await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db)
    return true
  } catch {
    return false
  }
}
