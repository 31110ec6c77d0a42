import { sql } from 'kysely'
import { grantsOf, listsOfAccount } from '../../../../server/auth/permissions.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { reachOf } from '../../../../server/records/reach.ts'
import { fromTable } from '../../../../server/records/recordSql.ts'
import type { AccountType, Registry } from '../../../../src/core/index.ts'
import type { Announcement } from './announcement.ts'
import type { Recipient } from './recipient.ts'

/** Those recipients who may see the record that a message is about: whose role is of their own places hears of nothing elsewhere. */
export async function withinTheirReach(
  db: Db,
  registry: Registry,
  recipients: readonly Recipient[],
  about: Announcement['about'],
): Promise<readonly Recipient[]> {
  const resource = about && registry[about.area]
  if (!resource || resource.places.length === 0) return recipients
  const staff = recipients.flatMap(({ audience, id }) => (audience === 'staff' ? [id] : []))
  const { rows } = await sql<{ id: string; type: AccountType; roles: string | null }>`
    SELECT a.id, a.type, ${listsOfAccount} AS roles FROM _accounts a
    WHERE a.id::text = ANY (${staff}::text[]) AND EXISTS (
      SELECT 1 FROM _account_roles ar JOIN _roles r ON r.id = ar.role_id WHERE ar.account_id = a.id AND r.own_places)`.execute(
    db,
  )
  const away = new Set<string>()
  for (const { id, type, roles } of rows) {
    const reach = await reachOf(db, registry, { id, type, permissions: grantsOf(roles ?? '').map })
    const near = reach?.of(resource)
    if (!near) continue
    const { rows: seen } = await sql`
      SELECT 1 FROM ${sql.raw(fromTable(resource))} WHERE t."id"::text = ${about.id} AND ${near}`.execute(db)
    if (seen.length === 0) away.add(id)
  }
  return recipients.filter(({ id }) => !away.has(id))
}
