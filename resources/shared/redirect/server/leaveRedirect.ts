import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { redirect } from '../redirect.ts'

/**
 * Leaves a redirect from an address of the store that something had to the one it has now: visitors and search engines that know
 * the old one still arrive. What led to the old address leads to the new one directly; what led away from the new one goes.
 * `prefix` takes along everything below the address (a category with its subtree).
 */
export async function leaveRedirect(
  { db, records }: Pick<OpenChange<unknown>, 'db' | 'records'>,
  from: string,
  to: string,
  { prefix = false } = {},
): Promise<void> {
  if (from === to) return
  const { rows } = await sql<{ id: string; fromPath: string }>`
    SELECT "id", "from_path" AS "fromPath" FROM "redirect"
    WHERE lower("from_path") IN (lower(${from}), lower(${to})) OR "to" = ${from}
    ORDER BY lower("from_path") <> lower(${to}), "id"`.execute(db)
  for (const { id, fromPath } of rows) {
    if (fromPath.toLowerCase() === to.toLowerCase()) await records.remove(redirect, id)
    else await records.update(redirect, id, { to, active: true })
  }
  if (rows.some(({ fromPath }) => fromPath.toLowerCase() === from.toLowerCase())) return
  await records.create(redirect, {
    fromPath: from,
    to,
    type: '301',
    match: prefix ? 'prefix' : 'exact',
    source: 'auto',
  })
}

/**
 * Leaves a redirect where a change gave a public record another address. `address` is the record's path on the store, or undefined
 * where it has none.
 */
export async function followAddress<T>(
  change: OpenChange<T>,
  address: (record: T) => string | undefined,
  options: { prefix?: boolean } = {},
): Promise<void> {
  const before = change.previous && address(change.previous)
  const after = address(change.record)
  if (before !== undefined && after !== undefined) await leaveRedirect(change, before, after, options)
}
