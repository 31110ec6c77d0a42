import type { Actor } from '../../../../server/actor.ts'
import { readsField } from '../../../../server/auth/accessReads.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { narrowedLimit } from '../../../../server/records/roleLimit.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

const limit = readsField('discountLimit')

/** How many per cent of an order somebody may give off by hand: what the shop allows, or less where their roles say so (areas, 2 and 28). */
export async function discountLimit(db: Db, actor: Actor): Promise<number> {
  const { 'approvals.discountLimit': shop } = await readSettings(db, ['approvals.discountLimit'])
  return narrowedLimit(db, actor, shop, limit)
}
