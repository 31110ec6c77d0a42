import { sql } from 'kysely'
import { saveRecord } from '../../../../../server/records/save.ts'
import { inTransaction } from '../../../../../server/records/work.ts'
import type { RecordsContext } from '../../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../../server/systemActor.ts'
import type { Resource } from '../../../../../src/core/index.ts'
import { countryReference, stateReference } from './entries.ts'

/**
 * Puts the world's countries and India's states into a shop that has no country yet: in production as in the demo, once and
 * whole, as one transaction. What people change or delete afterwards stays so. Answers whether it stored anything.
 */
export async function storeReference(context: RecordsContext): Promise<boolean> {
  const { country, state } = context.registry
  if (!country || !state) return false
  return inTransaction(context, { actor: systemActor, requestId: 'reference' }, async (work) => {
    const { rows } = await sql`SELECT 1 FROM country LIMIT 1`.execute(work.db)
    if (rows.length > 0) return false
    const store = async (resource: Resource, entries: ReturnType<typeof countryReference>) => {
      const ids = new Map<string, string>()
      for (const { key, values } of entries) {
        ids.set(key, (await saveRecord(work, resource, values, undefined, { action: 'create' })).id)
      }
      return ids
    }
    const countries = await store(country, countryReference())
    await store(state, stateReference(countries.get('IN') ?? ''))
    return true
  })
}
