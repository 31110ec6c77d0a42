import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import { readsField } from '../auth/accessReads.ts'
import type { Context } from '../context.ts'
import { readEngineSettings } from '../settings/storedSettings.ts'
import { ownLimit } from './roleLimit.ts'

const limit = readsField('bulkLimit')

type Shop = Pick<Context, 'database' | 'registry'>

/** How many records somebody may change by one request (areas, 28): in bulk, by an operation of many, by a file. */
export async function rowLimit(shop: Shop, actor: Actor): Promise<number> {
  const { 'approvals.bulkRows': most } = await readEngineSettings(shop, ['approvals.bulkRows'])
  return ownLimit(shop.database.db, actor, most, limit)
}

/** Refuses a request for more records than that. @throws ApiError `too-many-records` */
export async function demandRows(shop: Shop, actor: Actor, rows: number): Promise<void> {
  if (rows < 2) return
  const max = await rowLimit(shop, actor)
  if (rows > max) throw new ApiError('too-many-records', { values: { max } })
}
