import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { BroadcastChannel } from '../../notification/rules/channels.ts'

/** Whom a broadcast is for: customers by name and those of groups; neither means all. */
export interface Audience {
  readonly channel: BroadcastChannel
  readonly customers: readonly string[]
  readonly groups: readonly string[]
  readonly exceptGroups: readonly string[]
}

/** How many customers an audience has, how many of them agree to the channel, and how many of those can be reached by it. */
export interface Reach {
  readonly members: number
  readonly agreed: number
  readonly reachable: number
}

/** Counts an audience as it is now, in one statement. */
export async function reachOf(db: Db, audience: Audience): Promise<Reach> {
  const { rows } = await sql<Reach>`
    SELECT count(*)::int AS members, count(*) FILTER (WHERE ${agrees(audience)})::int AS agreed,
      count(*) FILTER (WHERE ${agrees(audience)} AND ${hasAddress(audience)})::int AS reachable
    FROM customer c WHERE ${isMember(audience)}`.execute(db)
  return rows[0] ?? { members: 0, agreed: 0, reachable: 0 }
}

/** A customer who gets the message. */
export interface Addressee {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string
}

/** The next of those whom the message reaches, in the order of their ids. */
export async function addresseesAfter(
  db: Db,
  audience: Audience,
  last: string | null,
  most: number,
): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    SELECT c.id, c.name, c.email, c.phone, c.language AS locale FROM customer c
    WHERE ${isMember(audience)} AND ${agrees(audience)} AND ${hasAddress(audience)}
      AND (${last}::uuid IS NULL OR c.id > ${last}::uuid) ORDER BY c.id LIMIT ${most}`.execute(db)
  return rows
}

const isMember = ({ exceptGroups, ...chosen }: Audience): RawBuilder<boolean> => sql`
  c.status = 'active' AND (${isChosen(chosen)}) AND NOT coalesce(c.groups && ${[...exceptGroups]}::uuid[], false)`

function isChosen({ customers, groups }: Pick<Audience, 'customers' | 'groups'>): RawBuilder<boolean> {
  const ways = [
    ...(customers.length > 0 ? [sql`c.id = ANY(${[...customers]}::uuid[])`] : []),
    ...(groups.length > 0 ? [sql`coalesce(c.groups && ${[...groups]}::uuid[], false)`] : []),
  ]
  return ways.length > 0 ? sql`${sql.join(ways, sql` OR `)}` : sql`true`
}

const agrees = ({ channel }: Audience): RawBuilder<boolean> =>
  sql`coalesce(c.consented_to @> ARRAY[${channel}::text], false)`

const hasAddress = ({ channel }: Audience): RawBuilder<boolean> => {
  const address = channel === 'email' ? sql`c.email` : sql`c.phone`
  return sql`${address} IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM suppressed_address s WHERE lower(s.address) = lower(${address}) AND s.status = 'suppressed')`
}
