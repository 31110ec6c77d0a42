import { z } from 'zod'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import { readSecret, removeSecret, storeSecret } from '../../../shared/settings/server/secrets.ts'

const keyOf = (refund: string) => `refund.payee.${refund}`

/** Who is paid where money cannot go back the way it came: a UPI address, or an account with its IFSC. */
export const payeeInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('upi'),
    upi: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9._-]{2,64}@[a-z][a-z0-9.-]{1,40}$/),
  }),
  z.strictObject({
    kind: z.literal('bank'),
    name: z.string().trim().min(2).max(120),
    account: z
      .string()
      .trim()
      .regex(/^\d{6,18}$/),
    ifsc: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/),
  }),
])

export type Payee = z.output<typeof payeeInput>

/** Keeps a payee encrypted, and answers what may be shown of it. */
export async function storePayee(
  db: Tx,
  settings: ServerSettings,
  refund: string,
  payee: Payee,
): Promise<string> {
  await storeSecret(db, settings, keyOf(refund), JSON.stringify(payee))
  if (payee.kind === 'upi') return `${payee.upi.slice(0, 2)}•••${payee.upi.slice(payee.upi.indexOf('@'))}`
  return `•••• ${payee.account.slice(-4)} · ${payee.ifsc.slice(0, 4)}`
}

/** The payee of a refund, for who pays it out; undefined where none is known. */
export async function readPayee(
  db: Db,
  settings: ServerSettings,
  refund: string,
): Promise<Payee | undefined> {
  const kept = await readSecret(db, settings, keyOf(refund))
  return kept === undefined ? undefined : (JSON.parse(kept) as Payee)
}

/** Forgets a payee that is no longer needed. */
export const purgePayee = (db: Tx, refund: string): Promise<void> => removeSecret(db, keyOf(refund))
