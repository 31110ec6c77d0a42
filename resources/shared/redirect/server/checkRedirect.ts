import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { redirect } from '../redirect.ts'

type Redirect = RecordOf<typeof redirect>

/**
 * Refuses a redirect that leads back to its own address, or to one that is redirected itself: visitors and search engines go at most
 * one step.
 * @throws ApiError `invalid` at `to`
 */
export async function checkRedirect({ db, record, previous }: OpenChange<Redirect>): Promise<void> {
  const { fromPath, to, active, type } = record
  if (!active || type === '410' || !to) return
  if (to.toLowerCase() === fromPath.toLowerCase()) throw refused<Redirect>('to', 'redirect-loop')
  if (record.match === 'prefix' && to.toLowerCase().startsWith(`${fromPath.toLowerCase()}/`))
    throw refused<Redirect>('to', 'redirect-loop')
  const { rows } = await sql<{ to: string | null }>`
    SELECT "to" FROM "redirect"
    WHERE "active" AND lower("from_path") = lower(${to}) AND "id" IS DISTINCT FROM ${previous?.id ?? null}::uuid`.execute(
    db,
  )
  const [next] = rows
  if (!next) return
  if (next.to?.toLowerCase() === fromPath.toLowerCase()) throw refused<Redirect>('to', 'redirect-loop')
  throw refused<Redirect>('to', 'redirect-chain', { to: next.to ?? '410' })
}
