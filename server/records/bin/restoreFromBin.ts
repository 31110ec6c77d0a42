import { ApiError } from '../../apiError.ts'
import type { BulkResult, Refused } from '../bulk.ts'
import { undelete } from '../undelete.ts'
import { demandWithin } from '../undoBulk.ts'
import { inTransaction } from '../work.ts'
import type { Cause, RecordsContext } from '../workTypes.ts'
import { binEntry } from './binEntries.ts'

/**
 * Restores deleted records with what belonged to them and what pointed to them, each in a transaction of its own: those that cannot come
 * back say why, and are left in the bin.
 */
export async function restoreFromBin(
  context: RecordsContext,
  cause: Cause,
  ids: readonly string[],
): Promise<BulkResult & { readonly areas: ReadonlyMap<string, string> }> {
  const done: string[] = []
  const refused: Refused[] = []
  const areas = new Map<string, string>()
  for (const id of ids) {
    try {
      await inTransaction(context, cause, async (work) => {
        const entry = await binEntry(work.db, context.registry, cause.actor, id)
        const resource = entry && context.registry[entry.area]
        if (!entry || !resource) throw new ApiError('not-found')
        areas.set(id, entry.area)
        if (entry.final !== null) throw new ApiError('no-way-back')
        await undelete(work, resource, { id: entry.recordId, version: entry.version })
        await demandWithin(work, resource, entry.recordId)
      })
      done.push(id)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
      refused.push({ id, error })
    }
  }
  return { done, refused, areas }
}
