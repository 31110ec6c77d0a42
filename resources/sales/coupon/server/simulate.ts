import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { readRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { cart } from '../../cart/cart.ts'
import { order } from '../../order/order.ts'
import type { CouponVerdict } from '../rules/couponVerdict.ts'
import { evaluateCoupon } from '../rules/evaluateCoupon.ts'
import { type AskedCart, couponCartOf } from './couponCartOf.ts'
import type { Coupon } from './couponFor.ts'
import { usagesOf } from './usagesOf.ts'

/** What a coupon is tried on: a cart, an order, or a few pieces. */
export interface Trial {
  readonly cart?: string | undefined
  readonly order?: string | undefined
  /** Whether it is tried as if it were switched on, now. */
  readonly asIfLive: boolean
}

/** What a coupon gives for each line, or which rule it breaks. */
export interface Simulation {
  readonly verdict: CouponVerdict
  readonly name: string
  readonly lines: readonly {
    readonly line: string
    readonly name: string
    readonly sku: string
    readonly quantity: number
    readonly unitPrice: number
    readonly amount: number
  }[]
  /** Before the coupon. */
  readonly itemsTotal: number
  readonly shipping: number | null
}

/** Tries a coupon on a cart or an order, as if that were placed now; nothing is counted (areas, 26). */
export async function simulate(db: Db, coupon: Coupon, trial: Trial, at: string): Promise<Simulation> {
  const { asked, name, lines } = trial.cart
    ? await ofCart(db, trial.cart, at)
    : await ofOrder(db, trial.order ?? '', at)
  const judged = trial.asIfLive ? { ...coupon, status: 'active', startsAt: null, endsAt: null } : coupon
  const tried = await couponCartOf(db, asked, [coupon])
  const usage = await usagesOf(db, [coupon.id], {
    customer: tried.customer?.id ?? null,
    phone: tried.customer?.phone ?? null,
    at,
    order: asked.order ?? null,
  })
  const verdict = evaluateCoupon(judged, tried, usage(coupon.id))
  const amounts = new Map(verdict.ok ? verdict.lines.map(({ line, amount }) => [line, amount]) : [])
  return {
    verdict,
    name,
    lines: lines.map((line) => ({ ...line, amount: amounts.get(line.line) ?? 0 })),
    itemsTotal: lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    shipping: asked.shipping,
  }
}

type Tried = { asked: AskedCart; name: string; lines: Omit<Simulation['lines'][number], 'amount'>[] }

async function ofCart(db: Db, id: string, at: string): Promise<Tried> {
  const found = (await readRecord(db, cart, id)) as RecordOf<typeof cart>
  return {
    name: found.title ?? '',
    lines: found.items.map(({ id: line, name, sku, quantity, unitPrice }) => ({
      line,
      name,
      sku,
      quantity,
      unitPrice,
    })),
    asked: {
      lines: found.items.map(({ id: line, variant, quantity, unitPrice }) => ({
        line,
        variant,
        quantity,
        unitPrice,
      })),
      shipping: found.shippingEstimate,
      customer: found.customer,
      phone: found.phone,
      pincode: found.pincode,
      state: null,
      channel: found.channel,
      paymentMethod: found.paymentMethod,
      paymentBank: found.paymentBank,
      isStaff: false,
      at,
      isFinal: false,
      order: null,
    },
  }
}

async function ofOrder(db: Db, id: string, at: string): Promise<Tried> {
  const found = (await readRecord(db, order, id)) as RecordOf<typeof order>
  const lines = found.lines.map(({ id: line, name, sku, quantity, unitPrice }) => ({
    line,
    name: name ?? '',
    sku: sku ?? '',
    quantity,
    unitPrice,
  }))
  const { rows } = await sql<{ paid: number }>`
    SELECT coalesce(sum("amount"), 0)::float8 AS "paid" FROM "order_charges" WHERE "owner_id" = ${id} AND "kind" = 'shipping'`.execute(
    db,
  )
  return {
    name: found.number ?? found.contactName,
    lines,
    asked: {
      lines: found.lines.map(({ id: line, variant, quantity, unitPrice }) => ({
        line,
        variant,
        quantity,
        unitPrice,
      })),
      shipping: found.shipping ?? rows[0]?.paid ?? null,
      customer: found.customer,
      phone: found.phone,
      pincode: found.pincode,
      state: found.state,
      channel: found.channel,
      paymentMethod: found.paymentMethod,
      paymentBank: found.paymentBank,
      isStaff: found.channel === 'admin',
      at,
      isFinal: false,
      order: id,
    },
  }
}
