import { sql } from 'kysely'
import { columnName } from '../../src/derive/sqlNames.ts'
import type { Actor } from '../actor.ts'
import type { ReadField } from '../auth/accessReads.ts'
import type { Db } from '../database/schema.ts'

/** A limit of roles: up to where their members go without another person. */
type Limit = ReadField

/** Whose limits count. */
type Limited = Pick<Actor, 'id' | 'viewedRole'>

/** The roles of somebody, in a query as `r`: that as which they look, or those of their account. */
const areTheirs = ({ id, viewedRole }: Limited) =>
  viewedRole === undefined
    ? sql`r."id" IN (SELECT a."role_id" FROM "_account_roles" a WHERE a."account_id"::text = ${id})`
    : sql`r."id"::text = ${viewedRole}`

/** The most that one of somebody's roles says; nothing where none does. */
export async function roleLimit(db: Db, actor: Limited, limit: Limit): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    SELECT max(r.${sql.ref(columnName(limit))})::float8 AS most FROM "sub_admin_role" r
    WHERE ${areTheirs(actor)}`.execute(db)
  return rows[0]?.most ?? 0
}

/**
 * Up to where somebody goes alone: as far as the shop says, farther where one of their roles says so. Infinity for administrators, and
 * where the shop says nothing.
 */
export async function ownLimit(
  db: Db,
  actor: Limited & Pick<Actor, 'type'>,
  shop: number | null,
  limit: Limit,
): Promise<number> {
  if (shop === null || actor.type === 'ADMIN') return Number.POSITIVE_INFINITY
  return Math.max(shop, await roleLimit(db, actor, limit))
}

/** As far as the shop allows everybody, less far where every one of somebody's roles says so; a role that says nothing allows all of it. */
export async function narrowedLimit(
  db: Db,
  actor: Limited & Pick<Actor, 'type'>,
  shop: number,
  limit: Limit,
): Promise<number> {
  if (actor.type === 'ADMIN') return shop
  const { rows } = await sql<{ most: number | null }>`
    SELECT max(coalesce(r.${sql.ref(columnName(limit))}, ${shop}))::float8 AS most FROM "sub_admin_role" r
    WHERE ${areTheirs(actor)}`.execute(db)
  return Math.min(shop, rows[0]?.most ?? shop)
}
