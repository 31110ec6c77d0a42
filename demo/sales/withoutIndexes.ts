import { sql } from 'kysely'
import type { Context } from '../../server/context.ts'
import { dropConstraint } from '../../server/database/definitions.ts'
import { migrate } from '../../server/database/migrate.ts'
import { systemTables } from '../../server/database/systemTables.ts'
import { quoted } from '../../src/derive/sqlNames.ts'
import { tablesOf } from '../../src/derive/table.ts'
import { appTables } from '../../start/appTables.ts'

/**
 * Runs what writes very many rows while the tables have no references and no indexes but the unique ones, and makes them afterwards:
 * an index is built of all rows in a fraction of the time, and as dense as it can be; a reference is proven with one look instead of
 * one for each row. Where it breaks off, the next start makes what is missing, as it does for every database.
 */
export async function withoutIndexes(
  { database, registry }: Pick<Context, 'database' | 'registry'>,
  names: readonly string[],
  run: () => Promise<void>,
): Promise<void> {
  const tables = tablesOf(registry)
  const filled = [...tables, ...systemTables].filter(({ name }) =>
    names.some((one) => name === one || name.startsWith(`${one}_`)),
  )
  for (const { name: table, indexes, references } of filled) {
    for (const { name } of references) await sql.raw(dropConstraint(table, name)).execute(database.db)
    for (const { name, unique } of indexes)
      if (!unique) await sql`DROP INDEX IF EXISTS ${sql.raw(quoted(name))}`.execute(database.db)
  }
  await run()
  await migrate(database, [...appTables, ...tables])
  for (const { name } of filled) await sql`ANALYZE ${sql.raw(quoted(name))}`.execute(database.db)
}
