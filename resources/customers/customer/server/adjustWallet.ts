import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { customer } from '../customer.ts'
import { walletLimit } from '../rules/walletLimit.ts'

interface Adjusting {
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/** What is added to the credit, in paise; negative to take away. */
interface Adjustment {
  readonly amount: number
  readonly reason: string
}

/**
 * Adds an entry to the ledger of a customer's credit, and with it to the balance (areas, S8); the balance changes in no other way.
 * @param action What the history calls it: by hand, it counts for `demandWithinDay`.
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

/**
 * What somebody moved of one customer's credit within a day counts together, there and back, so that a large amount in small entries is
 * a large amount. The history knows them by their account, whatever they call themselves.
 * @throws ApiError `invalid` at `amount`: more than somebody may move within a day
 */
export async function demandWithinDay(
  { db, actor, at }: Pick<Adjusting, 'actor' | 'at'> & { db: Db },
  { id }: Pick<RecordOf<typeof customer>, 'id'>,
  { amount }: Pick<Adjustment, 'amount'>,
): Promise<void> {
  if (actor.type === 'ADMIN') return
  const { rows } = await sql<{ moved: number }>`
    SELECT coalesce(sum(abs((c->>'after')::bigint - coalesce(c->>'before', '0')::bigint)), 0)::float8 AS "moved"
    FROM "_history" h CROSS JOIN LATERAL jsonb_array_elements(h."changes") c
    WHERE h."actor_id" = ${actor.id} AND h."at" > ${at}::timestamptz - interval '1 day' AND h."resource" = 'customer'
      AND h."record_id" = ${id} AND h."action" = 'adjustWallet' AND c->>'field' = 'walletBalance'`.execute(db)
  if ((rows[0]?.moved ?? 0) + Math.abs(amount) > walletLimit)
    throw refused<Adjustment>('amount', 'above-daily-credit', { money: walletLimit })
}
