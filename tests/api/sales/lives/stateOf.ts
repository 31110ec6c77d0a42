import { type RawBuilder, sql } from 'kysely'

/** What an order is, as far as something can happen to it. */
export interface State {
  readonly order: string
  readonly status: string
  readonly version: number
  readonly customer: string | null
  readonly due: number
  readonly isPaid: boolean
  readonly isOnHold: boolean
  /** Not more than one return of whoever buys came to nothing within a year. */
  readonly isTrusted: boolean
  readonly lines: readonly {
    id: string
    quantity: number
    unitPrice: number
    total: number
    returnable: number
    /** Sold for good. */
    isFinal: boolean
    open: number
  }[]
  readonly parcels: readonly {
    readonly id: string
    readonly status: string
    readonly version: number
    readonly number: string
    readonly awb: string | null
    readonly connection: string | null
    readonly codAmount: number
    readonly lines: readonly { readonly id: string; readonly line: string; readonly quantity: number }[]
  }[]
  readonly returns: readonly {
    readonly id: string
    readonly status: string
    readonly type: string
    readonly version: number
    /** Something went out in exchange. */
    readonly isSent: boolean
    readonly accepted: number
    readonly toBill: number
    readonly pickupAttempts: number
    /** Money was asked back for it. */
    readonly isAsked: boolean
    readonly lines: readonly { readonly id: string; readonly quantity: number; readonly received: number }[]
  }[]
  readonly refunds: readonly { readonly id: string; readonly status: string; readonly destination: string }[]
  readonly payments: readonly {
    readonly id: string
    readonly status: string
    readonly amount: number
    readonly refundable: number
    readonly provider: string
    readonly shipment: string | null
    readonly isMismatch: boolean
  }[]
  /** The coupons that count for it. */
  readonly coupons: readonly { readonly id: string }[]
  readonly requests: readonly { readonly id: string; readonly status: string }[]
}

/** Reads the state of an order. */
export const stateOf = (order: string): RawBuilder<{ state: State }> => sql<{ state: State }>`
  SELECT json_build_object('order', o."id", 'status', o."status", 'version', o."version", 'customer', o."customer", 'due', o."due",
          'isPaid', o."paid" > 0, 'isOnHold', o."on_hold",
          'isTrusted', (SELECT count(*) < 2 FROM "order_return" x WHERE x."status" IN ('rejected', 'sentBack', 'closed')
            AND (x."customer" = o."customer" OR (o."customer" IS NULL AND x."phone" = o."phone"))),
        'lines', (SELECT coalesce(json_agg(json_build_object('id', l."id", 'quantity', l."quantity", 'unitPrice', l."unit_price", 'total', l."total", 'isFinal', l."returnable" IS FALSE,
            'returnable', l."delivered" - (SELECT coalesce(sum(rl."quantity"), 0) FROM "order_return_lines" rl
              JOIN "order_return" r ON r."id" = rl."owner_id" AND r."status" NOT IN ('rejected', 'cancelled', 'sentBack', 'closed') AND r."source" <> 'rto'
              WHERE rl."line" = l."id"::text), 'open', l."quantity" - l."cancelled" - (SELECT coalesce(sum(sl."quantity"), 0)
              FROM "shipment_lines" sl JOIN "shipment" s ON s."id" = sl."owner_id" AND s."status" <> 'cancelled' WHERE sl."line" = l."id"::text))
          ORDER BY l."position"), '[]') FROM "order_lines" l WHERE l."owner_id" = o."id"),
        'parcels', (SELECT coalesce(json_agg(json_build_object('id', s."id", 'status', s."status", 'version', s."version", 'number', s."number",
            'awb', s."awb", 'connection', s."connection", 'codAmount', coalesce(s."cod_amount", 0), 'lines', (SELECT json_agg(json_build_object('id', sl."id", 'line', sl."line", 'quantity', sl."quantity")) FROM "shipment_lines" sl WHERE sl."owner_id" = s."id"))
          ORDER BY s."id"), '[]') FROM "shipment" s WHERE s."order" = o."id"),
        'returns', (SELECT coalesce(json_agg(json_build_object('id', r."id", 'status', r."status", 'type', r."type", 'version', r."version",
            'isSent', r."exchange_order" IS NOT NULL, 'accepted', coalesce(r."accepted_pieces", 0), 'toBill', coalesce(r."to_bill", 0),
            'pickupAttempts', coalesce(r."pickup_attempts", 0),
            'isAsked', EXISTS (SELECT FROM "refund" f WHERE f."id" = ANY (r."refunds") AND f."status" <> 'cancelled'),
            'lines', (SELECT json_agg(json_build_object('id', rl."id", 'quantity', rl."quantity", 'received', rl."received") ORDER BY rl."position")
              FROM "order_return_lines" rl WHERE rl."owner_id" = r."id")) ORDER BY r."id"), '[]') FROM "order_return" r WHERE r."order" = o."id"),
        'refunds', (SELECT coalesce(json_agg(json_build_object('id', f."id", 'status', f."status", 'destination', f."destination") ORDER BY f."id"), '[]') FROM "refund" f
          WHERE f."order" = o."id" AND f."status" NOT IN ('processed', 'cancelled')),
        'payments', (SELECT coalesce(json_agg(json_build_object('id', p."id", 'status', p."status", 'amount', p."amount", 'refundable', coalesce(p."refundable", 0), 'provider', p."provider", 'shipment', p."shipment",
            'isMismatch', p."mismatch") ORDER BY p."id"), '[]') FROM "payment" p WHERE p."order" = o."id"),
        'coupons', (SELECT coalesce(json_agg(json_build_object('id', u."coupon") ORDER BY u."position"), '[]') FROM "order_coupons" u WHERE u."owner_id" = o."id"),
        'requests', (SELECT coalesce(json_agg(json_build_object('id', c."id", 'status', c."status") ORDER BY c."id"), '[]')
          FROM "cancellation_request" c WHERE c."order" = o."id")) AS "state"
        FROM "order" o WHERE o."id" = ${order}`
