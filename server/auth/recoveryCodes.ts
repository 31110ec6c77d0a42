import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '../database/schema.ts'
import { hashOf } from './sessions.ts'
import { base32 } from './totp.ts'

/** How many codes somebody gets for the day their telephone is gone. */
const many = 10

/**
 * Gives an account new recovery codes in place of all earlier ones, and answers them: `abcd-efgh-ijkl-mnop`, 80 random bits each,
 * so that a plain hash keeps them.
 */
export async function renewRecoveryCodes(db: Tx, accountId: string): Promise<string[]> {
  await sql`DELETE FROM _recovery_codes WHERE account_id = ${accountId}`.execute(db)
  const codes = Array.from({ length: many }, () => base32(randomBytes(10)).toLowerCase())
  const rows = codes.map((code) => sql`(${uuidv7()}::uuid, ${accountId}::uuid, ${hashOf(code)})`)
  await sql`INSERT INTO _recovery_codes (id, account_id, code_hash) VALUES ${sql.join(rows)}`.execute(db)
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Uses a recovery code up, however it was typed; answers whether it was one. */
export async function spendRecoveryCode(db: Db, accountId: string, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  const { numAffectedRows } = await sql`
    DELETE FROM _recovery_codes WHERE account_id = ${accountId} AND code_hash = ${hashOf(code)}`.execute(db)
  return numAffectedRows === 1n
}
