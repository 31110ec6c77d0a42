import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import type { customerGroup } from '../customerGroup.ts'

type Group = RecordOf<typeof customerGroup>

/** How old the members of a group by rule may be, and how many groups the clock looks at in one minute. */
const freshMinutes = 30
const atOnce = 3

/** SQL that is true for the customers (alias `c`) whom the rule of a group takes in: all that it asks must hold. */
function ruleOf(group: Group, now: string): RawBuilder<boolean> {
  const since = (days: number) => sql`${now}::timestamptz - ${days} * interval '1 day'`
  const asked: (RawBuilder<boolean> | undefined | false | null)[] = [
    sql`c.status = 'active'`,
    group.ordersFrom !== null && sql`coalesce(c.order_count, 0) >= ${group.ordersFrom}`,
    group.ordersTo !== null && sql`coalesce(c.order_count, 0) <= ${group.ordersTo}`,
    group.spentFrom !== null && sql`coalesce(c.net_spent, 0) >= ${group.spentFrom}`,
    group.orderedWithinDays !== null && sql`c.last_order_at >= ${since(group.orderedWithinDays)}`,
    group.notOrderedForDays !== null &&
      sql`(c.last_order_at IS NULL OR c.last_order_at < ${since(group.notOrderedForDays)})`,
    group.joinedWithinDays !== null && sql`c.created_at >= ${since(group.joinedWithinDays)}`,
    group.languages.length > 0 && sql`c.language = ANY(${[...group.languages]}::text[])`,
    group.tags.length > 0 && sql`c.tags && ${[...group.tags]}::uuid[]`,
    group.birthdayMonth && sql`c.birth_month = ${Number(dayIn(new Date(now)).slice(5, 7))}`,
  ]
  const parts = asked.filter((part): part is RawBuilder<boolean> => Boolean(part))
  return sql`coalesce(${sql.join(parts, sql` AND `)}, false)`
}

/** Brings the members of a group by rule up to now. Nobody changed the customers: neither version nor history tells of it. */
export async function refreshMembers(db: Tx, group: Group, now: string): Promise<void> {
  await sql`
    UPDATE customer c SET groups = CASE WHEN ${ruleOf(group, now)} THEN array_append(coalesce(c.groups, '{}'), ${group.id}::uuid)
      ELSE array_remove(c.groups, ${group.id}::uuid) END
    WHERE ${ruleOf(group, now)} IS DISTINCT FROM coalesce(c.groups @> ARRAY[${group.id}::uuid], false)`.execute(
    db,
  )
  await sql`
    UPDATE customer_group SET refreshed_at = ${now},
      member_count = (SELECT count(*)::int FROM customer WHERE groups @> ARRAY[${group.id}::uuid])
    WHERE id = ${group.id}`.execute(db)
}

/** The groups by rule whose members are no longer fresh, the oldest first. */
export async function staleGroups(db: Db, now: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM customer_group WHERE kind = 'rule'
      AND (refreshed_at IS NULL OR refreshed_at < ${now}::timestamptz - ${freshMinutes} * interval '1 minute')
    ORDER BY refreshed_at NULLS FIRST, id LIMIT ${atOnce}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The groups of a customer as people may choose them: in a group by rule is who was before, whatever they say. */
export async function settledGroups(
  db: Db,
  chosen: readonly string[],
  before: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM customer_group WHERE kind = 'rule' AND id = ANY(${[...chosen, ...before]}::uuid[])`.execute(
    db,
  )
  const byRule = new Set(rows.map(({ id }) => id))
  return [...new Set([...chosen.filter((id) => !byRule.has(id)), ...before.filter((id) => byRule.has(id))])]
}
