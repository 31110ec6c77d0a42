import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { subAdminRole } from '../subAdminRole.ts'

type Role = RecordOf<typeof subAdminRole>

/** What a role says beside its permissions. */
export type Limits = Pick<
  Role,
  'orderScope' | 'refundLimit' | 'discountLimit' | 'bulkLimit' | 'priceDropLimit'
>

/**
 * How far a role lets its members go, as numbers that can be compared. An empty limit of refunds allows none alone; one of discounts, all
 * that the shop allows; the others, no more than the shop does.
 */
const reaches: { readonly [K in keyof Limits]: (role: Limits) => number } = {
  orderScope: ({ orderScope }) => (orderScope === 'all' ? 1 : 0),
  refundLimit: ({ refundLimit }) => refundLimit ?? 0,
  discountLimit: ({ discountLimit }) => discountLimit ?? Number.POSITIVE_INFINITY,
  bulkLimit: ({ bulkLimit }) => bulkLimit ?? 0,
  priceDropLimit: ({ priceDropLimit }) => priceDropLimit ?? 0,
}

const names = Object.keys(reaches) as (keyof Limits)[]

/** The first limit of a role that goes farther than somebody's own roles do. */
export const limitBeyond = (own: readonly Limits[], role: Limits): keyof Limits | undefined =>
  names.find((name) => own.every((mine) => reaches[name](mine) < reaches[name](role)))

/** The first limit in which a role and what it was differ, and one of them goes farther than somebody's own roles. */
export const changedBeyond = (
  own: readonly Limits[],
  role: Limits,
  previous: Limits | undefined,
): keyof Limits | undefined =>
  names.find((name) => {
    const now = reaches[name](role)
    const was = previous && reaches[name](previous)
    return now !== was && own.every((mine) => reaches[name](mine) < Math.max(now, was ?? 0))
  })

/** The limits of the roles of an account. */
export const limitsOf = async (db: Db, { id }: Pick<Actor, 'id'>): Promise<Limits[]> =>
  read(db, sql`r."id" IN (SELECT "role_id" FROM "_account_roles" WHERE "account_id"::text = ${id})`)

/** The limits of some roles, with their names. */
export const limitsOfRoles = async (db: Db, ids: readonly string[]): Promise<(Limits & { name: string })[]> =>
  read(db, sql`r."id" = ANY(${[...ids]}::uuid[])`)

async function read(db: Db, where: ReturnType<typeof sql>): Promise<(Limits & { name: string })[]> {
  const { rows } = await sql<Limits & { name: string }>`
    SELECT r."name", r."order_scope" AS "orderScope", r."refund_limit"::float8 AS "refundLimit",
      r."discount_limit"::float8 AS "discountLimit", r."bulk_limit"::float8 AS "bulkLimit",
      r."price_drop_limit"::float8 AS "priceDropLimit"
    FROM "sub_admin_role" r WHERE ${where}`.execute(db)
  return rows
}
