import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './open.ts'
import type { Tx } from './schema.ts'

/** What a file `server/database/migrations/0007-merge-sizes.ts` exports by default; all of it is one transaction. */
export type NumberedMigration = (tx: Tx) => Promise<void>

/**
 * Runs the migrations that a person wrote, in the order of their numbers, each once. A new database only notes them:
 * its tables are made as they are now.
 */
export async function runNumbered(database: Database, directory: string, isNew: boolean): Promise<string[]> {
  await sql`CREATE TABLE IF NOT EXISTS _migrations (name text PRIMARY KEY, at timestamptz NOT NULL)`.execute(
    database.db,
  )
  const { rows } = await sql<{ name: string }>`SELECT name FROM _migrations`.execute(database.db)
  const done = new Set(rows.map(({ name }) => name))
  const names = files(directory).filter((name) => !done.has(name))
  for (const name of names) {
    await database.transaction(
      async (tx) => {
        if (!isNew) await (await load(directory, name))(tx)
        await sql`INSERT INTO _migrations (name, at) VALUES (${name}, now())`.execute(tx)
      },
      { statementTimeout: 0 },
    )
  }
  return isNew ? [] : names
}

function files(directory: string): string[] {
  const names = listed(directory)
    .filter((name) => name.endsWith('.ts'))
    .sort()
  const bad = names.find((name) => !/^\d{4}-[a-z0-9-]+\.ts$/.test(name))
  if (bad)
    throw new Error(
      `'${bad}' is no name of a migration. Four digits and words were expected. Call it 0001-what-it-does.ts.`,
    )
  return names
}

function listed(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function load(directory: string, name: string): Promise<NumberedMigration> {
  const module = (await import(join(directory, name))) as { default?: unknown }
  if (typeof module.default !== 'function') {
    throw new Error(
      `The migration ${name} exports no function. One that takes a transaction was expected as its default export.`,
    )
  }
  return module.default as NumberedMigration
}
