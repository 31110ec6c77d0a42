import { sql } from 'kysely'
import type { Context } from '../../../../server/context.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { payment } from '../payment.ts'
import { gateways } from '../rules/gateways.ts'
import type { Payment } from './paying.ts'
import { providerOf } from './provider/providerOf.ts'

/** The payments among these that a gateway can be asked of. */
export async function refetchable(
  { db }: { db: Context['database']['db'] },
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "payment" WHERE "id" = ANY (${[...ids]}::uuid[]) AND "provider" = ANY (${[...gateways]}::text[])
      AND "status" IN ('created', 'pending', 'authorised', 'failed', 'expired', 'captured', 'partiallyRefunded', 'voided')
    ORDER BY "id"`.execute(db)
  return rows.map(({ id }) => id)
}

/** Asks gateways what they know of payments; what they answer comes as events. */
export async function refetch(context: Context, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const found = (await findRecord(context.database.db, payment, id)) as Payment | undefined
    try {
      if (found) await providerOf(found).refetch?.(context, found)
    } catch (error) {
      context.log.warn({ err: error, payment: id }, 'A gateway did not answer about a payment.')
    }
  }
}
