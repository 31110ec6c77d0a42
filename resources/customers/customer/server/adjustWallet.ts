import type { Actor } from '../../../../server/actor.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { customer } from '../customer.ts'

interface Adjusting {
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/** What is added to the credit, in paise; negative to take away. */
export interface Adjustment {
  readonly amount: number
  readonly reason: string
}

/**
 * Adds an entry to the ledger of a customer's credit, and with it to the balance (areas, S8); the balance changes in no other way.
 * @param action What the history calls it: by hand, it counts for `demandWithinDay` (`dailyCredit.ts`).
 * @throws ApiError `invalid` at `amount`: nothing, or more than there is
 */
export async function adjustWallet(
  { records, actor, at }: Adjusting,
  record: RecordOf<typeof customer>,
  { amount, reason }: Adjustment,
  action: 'adjustWallet' | 'update' = 'update',
): Promise<{ balance: number }> {
  if (amount === 0) throw refused<Adjustment>('amount', 'required')
  const balance = (record.walletBalance ?? 0) + amount
  if (balance < 0) throw refused<Adjustment>('amount', 'above-balance')
  const entry = { amount, reason, by: actor.name, balance, at }
  const wallet = [...record.wallet, entry as (typeof record.wallet)[number]]
  await records.write(customer, record.id, { walletBalance: balance, wallet }, action)
  return { balance }
}
