import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { codeSchema } from '../../src/derive/credentials.ts'
import { ApiError } from '../apiError.ts'
import type { Database } from '../database/open.ts'
import type { Db, Tx } from '../database/schema.ts'
import { refused } from '../refused.ts'
import { seal, unseal } from '../seal.ts'
import { type KeyPlace, keyToOpen, keyToSeal } from '../secretKey.ts'
import { renewRecoveryCodes, spendRecoveryCode } from './recoveryCodes.ts'
import { base32, stepOfCode } from './totp.ts'

/** The second step of an account's sign-in, as its own person sees it. */
export const secondStepSchema = z.object({
  since: z.iso.datetime().nullable().describe('Since when sign-in asks for a code; null where it does not.'),
  recoveryCodes: z.int().min(0).describe('How many are left.'),
})

export type SecondStep = z.output<typeof secondStepSchema>

/** What an authenticator app needs; told once, when it is set up. */
export const enrolmentSchema = z.object({
  secret: z.string().describe('In base 32.'),
  uri: z.string().describe('The same with whose it is, for a QR code.'),
})

export type Enrolment = z.output<typeof enrolmentSchema>

/** Whether sign-in asks an account for a code, since when, and how many ways back are left. */
export async function readSecondStep(db: Db, accountId: string): Promise<SecondStep> {
  const { rows } = await sql<{ since: Date | string; codes: number }>`
    SELECT confirmed_at AS since, (SELECT count(*)::int FROM _recovery_codes r WHERE r.account_id = s.account_id) AS codes
    FROM _second_steps s WHERE account_id = ${accountId} AND confirmed_at IS NOT NULL`.execute(db)
  const [row] = rows
  return row
    ? { since: new Date(row.since).toISOString(), recoveryCodes: row.codes }
    : { since: null, recoveryCodes: 0 }
}

/**
 * Makes the secret that an app is to have. Nothing changes at sign-in until a code has confirmed it; another one takes its place.
 * @throws ApiError `not-allowed-now` where sign-in asks for a code already.
 */
export async function beginSecondStep(
  { db }: Database,
  settings: KeyPlace,
  account: { readonly id: string; readonly email: string },
  issuer: string,
): Promise<Enrolment> {
  const bytes = randomBytes(20)
  const sealed = seal(await keyToSeal(db, settings), bytes.toString('base64'), account.id)
  const { numAffectedRows } = await sql`
    INSERT INTO _second_steps AS s (account_id, sealed) VALUES (${account.id}, ${sealed})
    ON CONFLICT (account_id) DO UPDATE SET sealed = excluded.sealed, last_step = 0, created_at = now()
    WHERE s.confirmed_at IS NULL`.execute(db)
  if (numAffectedRows !== 1n) throw new ApiError('not-allowed-now')
  const secret = base32(bytes)
  const [shop, person] = [issuer.replaceAll(':', ' '), account.email].map(encodeURIComponent)
  return { secret, uri: `otpauth://totp/${shop}:${person}?secret=${secret}&issuer=${shop}` }
}

/**
 * Turns the second step on, once the app has shown that it has the secret; answers the recovery codes, which are kept nowhere.
 * @throws ApiError `not-allowed-now` where none was begun, `invalid` for a code that is not the app's.
 */
export async function confirmSecondStep(
  db: Tx,
  settings: KeyPlace,
  accountId: string,
  code: string,
): Promise<string[]> {
  const { rows } = await sql`
    SELECT 1 FROM _second_steps WHERE account_id = ${accountId} AND confirmed_at IS NULL FOR UPDATE`.execute(
    db,
  )
  if (rows.length === 0) throw new ApiError('not-allowed-now')
  if (!(await spendAppCode(db, settings, accountId, code)))
    throw refused<typeof codeSchema>('code', 'wrong-code')
  await sql`UPDATE _second_steps SET confirmed_at = now() WHERE account_id = ${accountId}`.execute(db)
  return renewRecoveryCodes(db, accountId)
}

/** Uses up what somebody typed as their second step: the code of the app, or one of the recovery codes; answers whether it was one. */
export const passSecondStep = async (
  db: Db,
  settings: KeyPlace,
  accountId: string,
  code: string,
): Promise<boolean> =>
  (await spendAppCode(db, settings, accountId, code)) || (await spendRecoveryCode(db, accountId, code))

/** Turns the second step off; its secret and its recovery codes are gone. Answers whether there was one. */
export async function removeSecondStep(db: Db, accountId: string): Promise<boolean> {
  await sql`DELETE FROM _recovery_codes WHERE account_id = ${accountId}`.execute(db)
  const { numAffectedRows } = await sql`DELETE FROM _second_steps WHERE account_id = ${accountId}`.execute(db)
  return numAffectedRows === 1n
}

/** A code counts once, and none that is older than the last: whoever looked over a shoulder comes too late. */
async function spendAppCode(db: Db, settings: KeyPlace, accountId: string, typed: string): Promise<boolean> {
  const { rows } = await sql<{ sealed: Uint8Array }>`
    SELECT sealed FROM _second_steps WHERE account_id = ${accountId}`.execute(db)
  if (!rows[0]) return false
  const secret = Buffer.from(unseal(await keyToOpen(settings), rows[0].sealed, accountId), 'base64')
  const step = stepOfCode(secret, typed.replace(/\s/g, ''), Date.now())
  if (step === undefined) return false
  const { numAffectedRows } = await sql`
    UPDATE _second_steps SET last_step = ${step} WHERE account_id = ${accountId} AND last_step < ${step}`.execute(
    db,
  )
  return numAffectedRows === 1n
}
