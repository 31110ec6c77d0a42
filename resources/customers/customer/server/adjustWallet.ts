import type { Actor } from '../../../../server/actor.ts'
import type { Records } from '../../../../server/records.ts'
import { refusedInput } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { customer } from '../customer.ts'

/** The most that one entry may move, in paise; more is for whoever may do everything. */
const mostPerEntry = 1_000_000

interface Adjusting {
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/**
 * Adds an entry to the ledger of a customer's credit, and with it to the balance (areas, S8); the balance changes in no other way.
 * @throws ApiError `invalid` at `amount`: nothing, more than one entry may move, or more than there is
 */
export async function adjustWallet(
  { records, actor, at }: Adjusting,
  record: RecordOf<typeof customer>,
  amount: number,
  reason: string,
): Promise<{ balance: number }> {
  if (amount === 0) throw refusedInput('amount', 'required')
  if (actor.type !== 'ADMIN' && Math.abs(amount) > mostPerEntry)
    throw refusedInput('amount', 'too-big-number', { max: mostPerEntry / 100 })
  const balance = (record.walletBalance ?? 0) + amount
  if (balance < 0) throw refusedInput('amount', 'above-balance')
  const entry = { amount, reason, by: actor.name, balance, at }
  await records.update(customer, record.id, {
    walletBalance: balance,
    wallet: [...record.wallet, entry as (typeof record.wallet)[number]],
  })
  return { balance }
}
