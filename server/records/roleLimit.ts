import { sql } from 'kysely'
import { columnName } from '../../src/derive/sqlNames.ts'
import type { Actor } from '../actor.ts'
import type { ReadField } from '../auth/accessReads.ts'
import type { Db } from '../database/schema.ts'

/** A limit of roles: up to where their members go without another person. */
type Limit = ReadField

/** The most that one of somebody's roles says; nothing where none does. */
export async function roleLimit(db: Db, { id }: Pick<Actor, 'id'>, limit: Limit): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    SELECT max(r.${sql.ref(columnName(limit))})::float8 AS most FROM "sub_admin_role" r
    JOIN "_account_roles" a ON a."role_id" = r."id" WHERE a."account_id"::text = ${id}`.execute(db)
  return rows[0]?.most ?? 0
}

/**
 * Up to where somebody goes alone: as far as the shop says, farther where one of their roles says so. Infinity for administrators, and
 * where the shop says nothing.
 */
export async function ownLimit(
  db: Db,
  actor: Pick<Actor, 'id' | 'type'>,
  shop: number | null,
  limit: Limit,
): Promise<number> {
  if (shop === null || actor.type === 'ADMIN') return Number.POSITIVE_INFINITY
  return Math.max(shop, await roleLimit(db, actor, limit))
}

/** As far as the shop allows everybody, less far where every one of somebody's roles says so; a role that says nothing allows all of it. */
export async function narrowedLimit(
  db: Db,
  { id, type }: Pick<Actor, 'id' | 'type'>,
  shop: number,
  limit: Limit,
): Promise<number> {
  if (type === 'ADMIN') return shop
  const { rows } = await sql<{ most: number | null }>`
    SELECT max(coalesce(r.${sql.ref(columnName(limit))}, ${shop}))::float8 AS most FROM "sub_admin_role" r
    JOIN "_account_roles" a ON a."role_id" = r."id" WHERE a."account_id"::text = ${id}`.execute(db)
  return Math.min(shop, rows[0]?.most ?? shop)
}
