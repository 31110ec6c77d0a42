import { sql } from 'kysely'
import { instant } from '../../../../server/database/instant.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { ProgressParcel, ProgressReturn } from '../rules/progress.ts'

/** What hangs on an order, as far as the order itself tells of it. Money in paise. */
export interface Children {
  readonly parcels: readonly (ProgressParcel & { readonly courier: string | null })[]
  readonly returns: readonly ProgressReturn[]
  readonly money: {
    readonly captured: number
    readonly back: number
    readonly authorised: number
    readonly toCollect: number
    readonly isVoided: boolean
  }
  readonly cancellationPending: boolean
  /** Numbers that the order is found by: parcels, AWBs, invoices, payments and their ids at the gateway, returns. */
  readonly codes: readonly string[]
}

/** Reads all children of an order in one statement. */
export async function childrenOf(db: Db, order: string): Promise<Children> {
  const { rows } = await sql<Children>`
    SELECT
      coalesce((SELECT json_agg(json_build_object('status', s."status", 'courier', s."courier",
        'deliveredAt', ${instant('s.delivered_at')},
        'lines', (SELECT coalesce(json_agg(json_build_object('line', l."line", 'quantity', l."quantity")), '[]')
          FROM "shipment_lines" l WHERE l."owner_id" = s."id")) ORDER BY s."id")
        FROM "shipment" s WHERE s."order" = ${order}), '[]') AS "parcels",
      coalesce((SELECT json_agg(json_build_object('status', r."status", 'source', r."source",
        'lines', (SELECT coalesce(json_agg(json_build_object('line', l."line", 'received', l."received", 'accepted', l."accepted")), '[]')
          FROM "order_return_lines" l WHERE l."owner_id" = r."id")) ORDER BY r."id")
        FROM "order_return" r WHERE r."order" = ${order}), '[]') AS "returns",
      (SELECT json_build_object(
        'captured', coalesce(sum(p."captured"), 0),
        'authorised', coalesce(sum(p."amount") FILTER (WHERE p."status" = 'authorised'), 0),
        'toCollect', coalesce(sum(p."amount") FILTER (WHERE p."status" = 'toCollect'), 0),
        'isVoided', coalesce(bool_or(p."status" IN ('voided', 'notCollected')), false)
          AND NOT coalesce(bool_or(p."status" NOT IN ('voided', 'notCollected', 'failed', 'expired')), false),
        'back', (SELECT coalesce(sum(r."amount"), 0) FROM "refund" r WHERE r."order" = ${order} AND r."status" = 'processed'))
        FROM "payment" p WHERE p."order" = ${order}) AS "money",
      EXISTS (SELECT 1 FROM "cancellation_request" c WHERE c."order" = ${order} AND c."status" IN ('pending', 'expired')) AS "cancellationPending",
      (SELECT coalesce(json_agg(DISTINCT c."code"), '[]') FROM (
        SELECT unnest(ARRAY[s."number", s."awb"]) AS "code" FROM "shipment" s WHERE s."order" = ${order}
        UNION ALL SELECT i."number" FROM "invoice" i WHERE i."order" = ${order}
        UNION ALL SELECT unnest(ARRAY[p."number", p."provider_order_id", p."provider_payment_id", p."reference"])
          FROM "payment" p WHERE p."order" = ${order}
        UNION ALL SELECT r."number" FROM "order_return" r WHERE r."order" = ${order}) c WHERE c."code" <> '') AS "codes"`.execute(
    db,
  )
  return rows[0] as Children
}
