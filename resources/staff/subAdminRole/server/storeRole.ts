import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { addedGrants } from '../../../../src/core/permissionList.ts'
import { isSameValue } from '../../../../src/settings/defineSettings.ts'
import type { subAdminRole } from '../subAdminRole.ts'

type Role = RecordOf<typeof subAdminRole>

/**
 * Writes a role to where signing in and every request read it. Sessions of its members end where it grants less than before:
 * their pages offer what would be refused. Whoever gained something sees it with the next page load.
 */
export async function storeRole(db: Tx, actor: Actor, role: Role, previous: Role | undefined): Promise<void> {
  const { id, name, description, translations, preset, permissions, dashboards, orderScope } = role
  // What the product itself writes, and an arranged dashboard, is no edit, so that presets go on following the areas.
  const edited = actor.id !== systemActor.id && isSameValue(dashboards, previous?.dashboards)
  await sql`
    INSERT INTO _roles AS stored (id, name, description, translations, preset, edited, permissions, own_places, dashboards)
    VALUES (${id}, ${name}, ${description ?? ''}, ${JSON.stringify(translations)}::jsonb, ${preset}, ${edited}, ${JSON.stringify(permissions)}::jsonb, ${orderScope === 'ownLocations'},
      ${JSON.stringify(dashboards ?? {})}::jsonb)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, description = excluded.description, translations = excluded.translations,
      permissions = excluded.permissions, own_places = excluded.own_places, dashboards = excluded.dashboards, edited = stored.edited OR excluded.edited, version = stored.version + 1, updated_at = now()`.execute(
    db,
  )
  const isNarrower = previous?.orderScope === 'all' && orderScope !== 'all'
  if (previous && (isNarrower || addedGrants(role.permissions, previous.permissions).length > 0)) {
    await sql`
      DELETE FROM _sessions WHERE account_id IN (SELECT account_id FROM _account_roles WHERE role_id = ${id})`.execute(
      db,
    )
  }
}

/** Takes a role away from where requests read it. @throws the database's refusal while somebody has it. */
export async function removeRole(db: Tx, id: string): Promise<void> {
  await sql`DELETE FROM _roles WHERE id = ${id}`.execute(db)
}
