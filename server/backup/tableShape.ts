import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** A table as a backup describes it: all that is needed to make it again, as SQL. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly sql: string; readonly isGenerated: boolean }[]
  /** `p` primary key, `u` unique, `c` check, `f` foreign key. */
  readonly constraints: readonly { readonly name: string; readonly type: string; readonly sql: string }[]
  /** CREATE INDEX statements of those that belong to no constraint. */
  readonly indexes: readonly string[]
  /** The columns by which its rows are put in order, so that the same rows are the same bytes. */
  readonly order: readonly string[]
}

/**
 * Reads all tables of the schema, by name.
 * @throws Error where there is something that a backup would not bring back
 */
export async function readShapes(db: Db): Promise<TableShape[]> {
  const { rows: others } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace s ON s.oid = c.relnamespace
    WHERE s.nspname = current_schema() AND c.relkind IN ('S', 'v', 'm', 'f', 'p')`.execute(db)
  if (others.length > 0) {
    throw new Error(
      `The schema holds ${others.map(({ name }) => name).join(', ')}. Plain tables were expected, as the product makes no others. ` +
        "Move them to another schema, or use the database's own tools.",
    )
  }
  const { rows } = await sql<TableShape>`
    SELECT t.relname AS name,
      (SELECT json_agg(json_build_object(
          'name', a.attname, 'isGenerated', a.attgenerated <> '',
          'sql', concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
            CASE WHEN a.attcollation <> y.typcollation THEN 'COLLATE ' || quote_ident(l.collname) END,
            CASE WHEN a.attgenerated <> '' THEN 'GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
              ELSE 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END,
            CASE WHEN a.attnotnull THEN 'NOT NULL' END)) ORDER BY a.attnum)
        FROM pg_attribute a JOIN pg_type y ON y.oid = a.atttypid
          LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
          LEFT JOIN pg_collation l ON l.oid = a.attcollation
        WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
      (SELECT coalesce(json_agg(json_build_object('name', c.conname, 'type', c.contype, 'sql', pg_get_constraintdef(c.oid))
          ORDER BY c.conname), '[]')
        FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype IN ('p', 'u', 'c', 'f')) AS constraints,
      (SELECT coalesce(json_agg(pg_get_indexdef(i.indexrelid) ORDER BY n.relname), '[]')
        FROM pg_index i JOIN pg_class n ON n.oid = i.indexrelid
        WHERE i.indrelid = t.oid AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))
      ) AS indexes,
      (SELECT coalesce(json_agg(a.attname ORDER BY array_position(i.indkey::int[], a.attnum::int)), '[]')
        FROM pg_index i JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (i.indkey)
        WHERE i.indrelid = t.oid AND i.indisprimary) AS order
    FROM pg_class t JOIN pg_namespace s ON s.oid = t.relnamespace
    WHERE t.relkind = 'r' AND s.nspname = current_schema() ORDER BY t.relname COLLATE "C"`.execute(db)
  return rows
}
