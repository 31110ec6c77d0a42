import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import { instant } from '../../../../server/database/instant.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import type { Values } from '../../../../server/records/values.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { MessageLocale } from '../../../messages/notification/rules/channels.ts'
import { policyAcceptance } from '../../policyAcceptance/policyAcceptance.ts'
import type { AcceptanceSource, Accepted, PolicyType } from '../rules/policies.ts'

/** A customer's yes to a policy. */
export interface Acceptance {
  readonly policyType: PolicyType
  /** The version that they saw; what is live where it is not said. */
  readonly versionNo?: number | undefined
  readonly customer: string
  readonly source: AcceptanceSource
  readonly locale: MessageLocale | null
}

interface Asked {
  readonly db: Tx
  readonly records: Records
  readonly at: string
}

/**
 * Writes down that a customer accepted a version of a policy. Said twice it is written once: the first time counts.
 * @throws ApiError `invalid` at `versionNo` for a version that was never published, at `policyType` where none is live, at `customer`
 */
export async function accept(
  { db, records, at }: Asked,
  { policyType, versionNo, customer, source, locale }: Acceptance,
): Promise<{ id: string; versionNo: number; acceptedAt: string; isNew: boolean }> {
  const found = await versionOf(db, policyType, versionNo)
  if (!found)
    throw versionNo
      ? refused<Acceptance>('versionNo', 'no-such-version')
      : refused<Acceptance>('policyType', 'not-live')
  const { rows: people } = await sql<{ status: string }>`
    SELECT status FROM customer WHERE id = ${customer}::uuid`.execute(db)
  if (!people[0]) throw refused<Acceptance>('customer', 'unknown-reference')
  if (people[0].status === 'anonymised') throw refused<Acceptance>('customer', 'anonymised')
  // Two answers at once must see each other.
  await takeTurn(db, `accept ${policyType} ${customer}`)
  const { rows } = await sql<{ id: string; at: Date | string }>`
    SELECT id, accepted_at AS at FROM policy_acceptance
    WHERE customer = ${customer}::uuid AND policy_type = ${policyType} AND version_no = ${found.number}
    ORDER BY accepted_at LIMIT 1`.execute(db)
  if (rows[0]) {
    const acceptedAt = new Date(rows[0].at).toISOString()
    return { id: rows[0].id, versionNo: found.number, acceptedAt, isNew: false }
  }
  const { id } = await records.create(policyAcceptance, {
    policy: found.key,
    policyType,
    versionNo: found.number,
    policyTitle: String(found.data.title),
    customer,
    source,
    locale,
    acceptedAt: at,
  })
  return { id, versionNo: found.number, acceptedAt: at, isNew: true }
}

async function versionOf(
  db: Db,
  type: string,
  number: number | undefined,
): Promise<{ key: string; number: number; data: Values } | undefined> {
  const wanted = number === undefined ? sql`r.live` : sql`r.number = ${number}`
  const { rows } = await sql<{ key: string; number: number; data: Values }>`
    SELECT r.key, r.number, r.data FROM _revisions r
    WHERE r.area = 'informationPolicy' AND r.data ->> 'policyType' = ${type} AND ${wanted} LIMIT 1`.execute(
    db,
  )
  return rows[0]
}

/** A policy that a customer has yet to accept. */
export interface Owed {
  readonly policyType: PolicyType
  readonly versionNo: number
  readonly title: string
  readonly slug: string
  /** The version that they accepted before; null where it is the first. */
  readonly acceptedVersion: number | null
}

/** What a customer is asked to accept at the next sign-in or checkout: live policies that demand it, in a version they have not accepted. */
export async function owedBy(db: Db, customer: string): Promise<Owed[]> {
  const { rows: known } = await sql`SELECT 1 FROM customer WHERE id = ${customer}::uuid`.execute(db)
  if (known.length === 0) throw new ApiError('not-found')
  const { rows } = await sql<Owed>`
    SELECT r.data ->> 'policyType' AS "policyType", r.number AS "versionNo", r.data ->> 'title' AS title, r.slug,
      (SELECT max(a.version_no) FROM policy_acceptance a
        WHERE a.customer = ${customer}::uuid AND a.policy_type = r.data ->> 'policyType') AS "acceptedVersion"
    FROM _revisions r
    WHERE r.area = 'informationPolicy' AND r.live AND (r.data ->> 'requiresAcceptance')::boolean
      AND NOT EXISTS (SELECT 1 FROM policy_acceptance a WHERE a.customer = ${customer}::uuid
        AND a.policy_type = r.data ->> 'policyType' AND a.version_no = r.number)
    ORDER BY 1`.execute(db)
  return rows
}

/** The figures of a policy type, its newest version first; versions of all records of the type. */
export async function acceptedOf(db: Db, type: string): Promise<Accepted> {
  const { rows } = await sql<Accepted>`
    SELECT (SELECT count(*)::int FROM customer WHERE status = 'active') AS customers,
      coalesce((SELECT json_agg(v ORDER BY v.number DESC) FROM (
        SELECT r.number, r.live, count(DISTINCT a.customer)::int AS accepted,
          ${instant(sql`max(a.accepted_at)`)} AS "lastAt"
        FROM _revisions r LEFT JOIN policy_acceptance a
          ON a.policy_type = r.data ->> 'policyType' AND a.version_no = r.number
        WHERE r.area = 'informationPolicy' AND r.data ->> 'policyType' = ${type} GROUP BY r.id, r.number, r.live
        ORDER BY r.number DESC LIMIT 50) v), '[]') AS versions`.execute(db)
  return rows[0] ?? { customers: 0, versions: [] }
}
