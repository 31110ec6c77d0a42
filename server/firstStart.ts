import { sql } from 'kysely'
import { quoted } from '../src/derive/sqlNames.ts'
import { tablesOf } from '../src/derive/table.ts'
import { hasDemoAccounts, hasNoAccounts } from './auth/accounts.ts'
import type { Context } from './context.ts'
import { createDemoAccounts } from './demo/accounts.ts'
import { StartRefused } from './startRefused.ts'

/** Fills an empty database with the demo shop; `progress` is told the steps. */
export type FillDemo = (context: Context, progress: (message: string) => void) => Promise<void>

/**
 * Makes the demo shop where the database is empty and the server is not in production. A first start that broke off begins
 * again: what it left is removed, which nobody but the server itself can have written. Answers whether it made the shop.
 * @throws StartRefused where demo accounts would be open to other machines without a setting that says so.
 */
export async function firstStart(
  context: Context,
  fill: FillDemo,
  progress: (message: string) => void,
): Promise<boolean> {
  const { database, settings } = context
  const isFirst = !settings.production && (await hasNoAccounts(database)) && (await isEmpty(context))
  if ((isFirst || (await hasDemoAccounts(database))) && !settings.allowDemo && !isLoopback(settings.host)) {
    throw new StartRefused(
      `HOST is ${settings.host}, and this server holds demo accounts, whose password everybody knows. Only this machine was ` +
        'expected to reach it. Set HOST=127.0.0.1, or ALLOW_DEMO=1 if others may come in.',
    )
  }
  if (!isFirst) return false
  await sql`INSERT INTO _unfinished (key) VALUES ('demo')`.execute(database.db)
  await fill(context, progress)
  await createDemoAccounts(database)
  await sql`DELETE FROM _unfinished WHERE key = 'demo'`.execute(database.db)
  return true
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)

/** Whether no area has a record. What an unfinished first start left is removed before. */
async function isEmpty({ database, registry }: Context): Promise<boolean> {
  const tables = tablesOf(registry).map(({ name }) => sql.raw(quoted(name)))
  const { rows } = await sql`SELECT 1 FROM _unfinished WHERE key = 'demo'`.execute(database.db)
  if (rows.length > 0) {
    await database.transaction(async (tx) => {
      await sql`TRUNCATE ${sql.join([...tables, sql.raw('_history')])}`.execute(tx)
      await sql`DELETE FROM _unfinished WHERE key = 'demo'`.execute(tx)
    })
    return true
  }
  for (const table of tables) {
    if ((await sql`SELECT 1 FROM ${table} LIMIT 1`.execute(database.db)).rows.length > 0) return false
  }
  return true
}
