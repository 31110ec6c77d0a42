import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { column, table } from './database/appTable.ts'
import type { Database } from './database/open.ts'
import { StartRefused } from './startRefused.ts'

/** The release of this server, as package.json names it; every release raises it. */
export const release: string = (
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as { version: string }
).version

/** The newest release that this database was brought up to. One row, with the id 1. */
export const releaseTable = table('_release', [
  column('id', 'integer'),
  column('version', 'text'),
  column('at', 'timestamp(3) with time zone', 'now()'),
])

/**
 * Makes sure, before anything is changed, that no newer release has used this database: an older one would take its checks for
 * leftovers and drop them, and write records without what the newer one keeps in them.
 * @throws StartRefused
 */
export async function demandNoNewer({ db }: Pick<Database, 'db'>, own = release): Promise<void> {
  const { rows: tables } = await sql<{
    is: boolean
  }>`SELECT to_regclass('_release') IS NOT NULL AS "is"`.execute(db)
  if (!tables[0]?.is) return
  const { rows } = await sql<{ version: string }>`SELECT version FROM _release WHERE id = 1`.execute(db)
  const known = rows[0]?.version
  if (known === undefined || compare(known, own) <= 0) return
  throw new StartRefused(
    `This database was brought up to release ${known}, and this is ${own}. A release as new was expected, as an older one would take away ` +
      `what it does not know. Start ${known} or a newer one, or restore a backup from before the upgrade into another database.`,
  )
}

/** Notes that this database was brought up to this release. */
export async function stampRelease({ db }: Pick<Database, 'db'>, own = release): Promise<void> {
  await sql`
    INSERT INTO _release AS r (id, version) VALUES (1, ${own})
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, at = now() WHERE r.version <> excluded.version`.execute(
    db,
  )
}

/** Below zero where the first is older; by their numbers, not by their letters. */
function compare(first: string, second: string): number {
  const [a, b] = [first, second].map((version) =>
    version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0),
  )
  for (const place of [0, 1, 2]) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
