import type { Actor } from '../../../../server/actor.ts'
import type { Records } from '../../../../server/records.ts'
import { refusedInput } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { customer } from '../customer.ts'
import { walletLimit } from '../rules/walletLimit.ts'

const dayMs = 86_400_000

interface Adjusting {
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/**
 * Adds an entry to the ledger of a customer's credit, and with it to the balance (areas, S8); the balance changes in no other way.
 * What somebody moved within a day counts together, there and back, so that a large amount in small entries is a large amount.
 * @throws ApiError `invalid` at `amount`: nothing, more than somebody may move within a day, or more than there is
 */
export async function adjustWallet(
  { records, actor, at }: Adjusting,
  record: RecordOf<typeof customer>,
  amount: number,
  reason: string,
): Promise<{ balance: number }> {
  if (amount === 0) throw refusedInput('amount', 'required')
  const left = actor.type === 'ADMIN' ? Number.POSITIVE_INFINITY : walletLimit - movedBy(actor, record, at)
  if (Math.abs(amount) > left) throw refusedInput('amount', 'above-daily-credit', { money: walletLimit })
  const balance = (record.walletBalance ?? 0) + amount
  if (balance < 0) throw refusedInput('amount', 'above-balance')
  const entry = { amount, reason, by: actor.name, balance, at }
  await records.update(customer, record.id, {
    walletBalance: balance,
    wallet: [...record.wallet, entry as (typeof record.wallet)[number]],
  })
  return { balance }
}

const movedBy = ({ name }: Actor, { wallet }: RecordOf<typeof customer>, now: string): number =>
  wallet
    .filter(({ by, at }) => by === name && Date.parse(now) - Date.parse(at) < dayMs)
    .reduce((sum, { amount }) => sum + Math.abs(amount), 0)
