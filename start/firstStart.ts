import { sql } from 'kysely'
import { hasDemoAccounts, hasNoAccounts } from '../server/auth/accounts.ts'
import type { Context } from '../server/context.ts'
import { StartRefused } from '../server/startRefused.ts'
import type { Registry } from '../src/core/index.ts'
import { quoted } from '../src/derive/sqlNames.ts'
import { tablesOf } from '../src/derive/table.ts'
import { appTables } from './appTables.ts'
import { hasDrawings } from './demoPictures.ts'

/** Fills an empty database with the demo shop; `progress` is told the steps. */
export type FillDemo = (context: Context, progress: (message: string) => void) => Promise<void>

/**
 * Makes the demo shop where the database is empty and the settings ask for one. A first start that broke off begins
 * again: what it left is removed, which nobody but the server itself can have written. Answers whether it made the shop.
 * @throws StartRefused where demo accounts would be open to other machines without a setting that says so.
 */
export async function firstStart(
  context: Context,
  fill: FillDemo,
  progress: (message: string) => void,
): Promise<boolean> {
  const { database, settings } = context
  if (!settings.production) await removeUnfinished(context)
  const isFirst = settings.demo !== 'none' && (await hasNoAccounts(database)) && (await isEmpty(context))
  if ((isFirst || (await hasDemoAccounts(database))) && !settings.allowDemo && !isLoopback(settings.host)) {
    throw new StartRefused(
      `HOST is ${settings.host}, and this server holds demo accounts, whose password everybody knows. Only this machine was ` +
        'expected to reach it. Set HOST=127.0.0.1, or ALLOW_DEMO=1 if others may come in.',
    )
  }
  if (!isFirst) return false
  await sql`INSERT INTO _unfinished (key) VALUES ('demo')`.execute(database.db)
  const { createDemoAccounts, demoAccounts, demoColleagues } = await import('../demo/accounts.ts')
  // First, as its people stand in the history of its records. Nobody can sign in before the server answers.
  await createDemoAccounts(database, [...demoAccounts, ...demoColleagues])
  await fill(context, progress)
  await sql`DELETE FROM _unfinished WHERE key = 'demo'`.execute(database.db)
  return true
}

/** What the areas keep beside their records: numbers, uses, prices, what was published. Accounts, roles and settings stay. */
const kept = [
  ...['_unfinished', '_accounts', '_roles', '_account_roles', '_sessions', '_account_links'],
  ...['_email_changes', '_sign_in_attempts', '_files', '_public_settings', '_secrets'],
]
const besides = appTables.filter(({ name }) => !kept.includes(name)).map(({ name }) => sql.raw(quoted(name)))

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)

/** What a first start left that broke off, its people included; nothing where somebody else has an account by now. */
async function removeUnfinished({ database, registry }: Context): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM _unfinished WHERE key = 'demo' AND NOT EXISTS (SELECT 1 FROM _accounts WHERE NOT demo)`.execute(
    database.db,
  )
  if (rows.length === 0) return
  const isDrawn = await hasDrawings(database)
  await database.transaction(async (tx) => {
    if (isDrawn) {
      await sql`DELETE FROM _files WHERE id IN (SELECT id FROM _drawings)`.execute(tx)
      await sql`DROP TABLE _drawings`.execute(tx)
    }
    await sql`TRUNCATE ${sql.join([...namesOf(registry), sql.raw('_history, _history_seals, _history_erasures, _bin'), ...besides])}`.execute(
      tx,
    )
    await sql`DELETE FROM _accounts WHERE demo`.execute(tx)
    await sql`DELETE FROM _unfinished WHERE key = 'demo'`.execute(tx)
  })
}

const namesOf = (registry: Registry) => tablesOf(registry).map(({ name }) => sql.raw(quoted(name)))

/** Whether no area has a record. */
async function isEmpty({ database, registry }: Context): Promise<boolean> {
  const each = namesOf(registry).map((table) => sql`EXISTS (SELECT 1 FROM ${table})`)
  const { rows } = await sql`SELECT 1 WHERE ${sql.join(each, sql` OR `)}`.execute(database.db)
  return rows.length === 0
}
