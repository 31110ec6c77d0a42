import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { walletLimit } from '../rules/walletLimit.ts'
import type { Adjustment } from './adjustWallet.ts'

interface Asking {
  readonly db: Db
  readonly actor: Actor
  readonly at: string
}

/**
 * What somebody moved of one customer's credit within a day counts together, there and back, so that a large amount in small entries is
 * a large amount; and what they moved of everybody's, where the shop limits that. The history knows them by their account, whatever they
 * call themselves.
 * @throws ApiError `invalid` at `amount`: more than somebody may move within a day
 */
export async function demandWithinDay(
  { db, actor, at }: Asking,
  { id }: { readonly id: string },
  { amount }: Pick<Adjustment, 'amount'>,
): Promise<void> {
  if (actor.type === 'ADMIN') return
  const { 'approvals.dailyCredit': ofAll } = await readSettings(db, ['approvals.dailyCredit'])
  // Whoever moves credit of several at once waits here, and is judged by what is moved then.
  if (ofAll !== null)
    await sql`SELECT 1 FROM "_accounts" WHERE "id"::text = ${actor.id} FOR NO KEY UPDATE`.execute(db)
  const { rows } = await sql<{ here: number; all: number }>`
    SELECT coalesce(sum(m."moved") FILTER (WHERE m."record_id" = ${id}), 0)::float8 AS "here",
      coalesce(sum(m."moved"), 0)::float8 AS "all"
    FROM (
      SELECT h."record_id", abs((c->>'after')::bigint - coalesce(c->>'before', '0')::bigint) AS "moved"
      FROM "_history" h CROSS JOIN LATERAL jsonb_array_elements(h."changes") c
      WHERE h."actor_id" = ${actor.id} AND h."at" > ${at}::timestamptz - interval '1 day' AND h."resource" = 'customer'
        AND h."action" = 'adjustWallet' AND c->>'field' = 'walletBalance') m`.execute(db)
  const { here = 0, all = 0 } = rows[0] ?? {}
  const money = Math.abs(amount)
  if (here + money > walletLimit)
    throw refused<Adjustment>('amount', 'above-daily-credit', { money: walletLimit })
  if (ofAll !== null && all + money > ofAll)
    throw refused<Adjustment>('amount', 'above-daily-credit-of-all', { money: ofAll })
}
