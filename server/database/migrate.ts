import { join } from 'node:path'
import { sql } from 'kysely'
import type { Table } from '../../src/derive/table.ts'
import { type ExistingTable, ensureTrigrams, readCatalog } from './catalog.ts'
import { withSchemaLock } from './locks.ts'
import { planMigration } from './migrationPlan.ts'
import { MigrationRefused, type Obstacle } from './migrationRefused.ts'
import { runNumbered } from './numberedMigrations.ts'
import type { Database } from './open.ts'
import type { Step } from './step.ts'
import { systemTables } from './systemTables.ts'

export interface MigrateOptions {
  /** What a person asked for although it loses or converts data: `drop:product.title`, as the refusal names it. */
  readonly apply?: readonly string[]
  /** Plans and refuses, but changes nothing. */
  readonly dryRun?: boolean
  /** Makes new tables without the indexes that nothing depends on: they are made of all rows at once by the next call, when the tables are filled. */
  readonly bare?: boolean
  /** Where the numbered migrations are. */
  readonly directory?: string
}

/**
 * Brings the database to the tables of the descriptors and of the system. Adds what is missing, and stops before the
 * first statement when anything of it could lose data or fail. Answers with the statements that it ran (or would run).
 * @throws MigrationRefused with everything that stands in the way, and the command that does it all the same.
 */
export async function migrate(
  database: Database,
  tables: readonly Table[],
  options: MigrateOptions = {},
): Promise<string[]> {
  const directory = options.directory ?? join(import.meta.dirname, 'migrations')
  const wanted = [...systemTables, ...tables]
  return withSchemaLock(database, async (keep) => {
    const before = await readCatalog(database.db)
    const isNew = !wanted.some(({ name }) => before.has(name))
    const numbered = options.dryRun ? [] : await runNumbered(database, directory, isNew)
    const existing = numbered.length > 0 ? await readCatalog(database.db) : before
    const steps = await permitted(
      database,
      await plan(database, existing, wanted, options.bare),
      options.apply ?? [],
    )
    for (const step of options.dryRun ? [] : steps) {
      await keep()
      await run(database, step)
    }
    return [...numbered, ...steps.map((step) => step.sql)]
  })
}

/** Whether nothing has been made in a database yet. */
export const isNewDatabase = async ({ db }: Database): Promise<boolean> =>
  (
    await sql`SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = '_history'`.execute(
      db,
    )
  ).rows.length === 0

/**
 * What the next start would change, without a lock or a change.
 * @throws MigrationRefused with what stands in its way
 */
export async function pendingSteps(database: Database, tables: readonly Table[]): Promise<string[]> {
  const existing = await readCatalog(database.db)
  const steps = await permitted(database, await plan(database, existing, [...systemTables, ...tables]), [])
  return steps.map((step) => step.sql)
}

async function plan(
  database: Database,
  existing: ReadonlyMap<string, ExistingTable>,
  wanted: readonly Table[],
  bare = false,
): Promise<Step[]> {
  const trigrams = await ensureTrigrams(database.db)
  return planMigration(existing, wanted, { trigrams, concurrently: database.kind === 'postgres', bare })
}

/** The steps that may run. All guards are asked first, so that a refusal leaves the database as it was. */
async function permitted(
  database: Database,
  steps: readonly Step[],
  apply: readonly string[],
): Promise<Step[]> {
  const obstacles: Obstacle[] = []
  const approved = new Set<string>()
  const result: Step[] = []
  for (const step of steps) {
    const { guard } = step
    const isApproved = guard?.approval !== undefined && apply.includes(guard.approval)
    if (isApproved) approved.add(guard.approval as string)
    if (isApproved || !guard) {
      result.push(step)
      continue
    }
    const { rows } = await sql<{ count: number }>`${sql.raw(guard.count)}`.execute(database.db)
    const count = Number(rows[0]?.count ?? 0)
    if (count > 0) obstacles.push({ ...guard, count })
    else if (!step.onlyApproved) result.push(step)
  }
  const unknown = apply.filter((name) => !approved.has(name))
  if (obstacles.length > 0 || unknown.length > 0) throw new MigrationRefused(obstacles, unknown, apply)
  return result
}

async function run(database: Database, step: Step): Promise<void> {
  try {
    await database.session((session) => sql.raw(step.sql).execute(session), { statementTimeout: 0 })
  } catch (error) {
    throw new Error(
      `A step of the migration failed: ${(error as Error).message}. It was expected to run. ` +
        `Correct the cause and start again; the steps before it are done.\n\n${step.sql}`,
      { cause: error },
    )
  }
}
