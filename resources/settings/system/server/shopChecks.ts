import { sql } from 'kysely'
import { hasDemoAccounts, hasNoAccounts } from '../../../../server/auth/accounts.ts'
import { type Check, type Machine, ok, warning, wrong } from '../../../../server/checks/check.ts'
import {
  checkClock,
  checkDatabase,
  checkJobs,
  checkSchema,
  checkSecretKey,
  checkStandby,
} from '../../../../server/checks/databaseChecks.ts'
import { checkBackup, checkDisk, checkFiles, checkSettings } from '../../../../server/checks/machineChecks.ts'
import { mailCarrier } from '../../../messages/notification/server/carriers/mailCarrier.ts'

/** Days that are looked back on for mails that did not leave. */
const days = 7

/** Whether the mail server takes mails, up to the first one, and those of the last days left. */
const checkMail: Check = async (checked) => {
  const { db } = checked.database
  const { carrier } = await mailCarrier(checked)
  const since = new Date(Date.now() - days * 86_400_000).toISOString()
  const { rows } = await sql<{ kept: number; failed: number }>`
    SELECT count(*) FILTER (WHERE provider = 'outbox' AND status = 'sent')::int AS kept,
      count(*) FILTER (WHERE status = 'failed')::int AS failed
    FROM notification WHERE channel = 'email' AND created_at > ${since}`.execute(db)
  const { kept = 0, failed = 0 } = rows[0] ?? {}
  try {
    await carrier.check()
  } catch (error) {
    return wrong('mailWrong', {}, error instanceof Error ? error.message : String(error))
  }
  if (carrier.name === 'outbox') return warning('mailOutbox', { kept, days })
  return failed > 0 ? warning('mailFailed', { failed, days }) : ok('mail')
}

/** Whether somebody can sign in, and nobody by a password that everybody knows. */
const checkAccounts: Check = async ({ database, settings }) => {
  if (await hasNoAccounts(database)) return warning('noAccounts')
  if (await hasDemoAccounts(database)) return settings.production ? wrong('demoAccounts') : ok('demo')
  return ok('accounts')
}

/** What can be looked at without a database. */
export const machineChecks = {
  settings: checkSettings,
  disk: checkDisk,
  files: checkFiles,
} as const satisfies Readonly<Record<string, Check<Machine>>>

/** What needs the database as an empty one is, too. */
export const databaseChecks = {
  database: checkDatabase,
  standby: checkStandby,
  schema: checkSchema,
  key: checkSecretKey,
  clock: checkClock,
  backup: checkBackup,
} as const satisfies Readonly<Record<string, Check>>

/** What needs the tables of a shop. */
export const shopChecks = {
  jobs: checkJobs,
  mail: checkMail,
  accounts: checkAccounts,
} as const satisfies Readonly<Record<string, Check>>
