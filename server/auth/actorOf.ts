import { sql } from 'kysely'
import { defined } from '../../src/core/defined.ts'
import type { AccountType } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { reachOf } from '../records/reach.ts'
import { stepFor } from './accessSettings.ts'
import { grantsOf, listsOfAccount } from './permissions.ts'
import { owes } from './sessions.ts'

/**
 * Somebody for whom the server goes on when their request is over, with the rights that they have at this moment; undefined where they
 * may not come in any more.
 */
export async function actorOf(
  { database, registry, settings }: Pick<Context, 'database' | 'registry' | 'settings'>,
  account: string,
): Promise<Actor | undefined> {
  const demand = settings.secondStepOptional ? sql`NULL` : stepFor(registry)
  const { rows } = await sql<{ name: string; type: AccountType; roles: string | null }>`
    SELECT a.name, a.type, ${listsOfAccount} AS roles FROM _accounts a
    WHERE a.id = ${account}::uuid AND a.state = 'active' AND a.type <> 'CUSTOMER' AND (${owes(demand)}) IS NOT TRUE`.execute(
    database.db,
  )
  const [row] = rows
  if (!row) return undefined
  const { name, type } = row
  const permissions = grantsOf(row.roles ?? '').map
  const reach = await reachOf(database.db, registry, { id: account, type, permissions })
  return defined({ id: account, name, type, permissions, reach: reach || undefined })
}
