import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { forEachRecord, type RefusedRecord } from '../../../../server/records/forEachRecord.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { refused } from '../../../../server/refused.ts'
import { findCouriers } from '../../../delivery/courier/server/findCouriers.ts'
import { type AwbLine, mostAwbs, readAwbs } from '../../../shared/documents/rules/readAwbs.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { lockOrdersOf } from '../../order/server/lockOrdersOf.ts'
import { shipment as area } from '../shipment.ts'

/** A pasted list: number of the shipment or order, courier, AWB. */
export const awbsInput = z.strictObject({ text: z.string().min(1).max(200_000) })

type Parcel = Pick<Shipment, 'id' | 'number' | 'orderNumber' | 'status' | 'courier' | 'awb'>

/** What a line of the list would do: label a packed parcel, change a labelled one, or nothing (`problem` is a code). */
export interface AwbPlan {
  readonly line: number
  /** For which parcel; where the line cannot be read, all of it. */
  readonly target?: string
  readonly courier?: string
  readonly awb?: string
  readonly shipment?: Parcel
  readonly does?: 'label' | 'change' | 'same'
  readonly problem?: string
}

/**
 * What importing a list of AWBs would change, line by line, in its order; nothing is written. An order is found by its number, too:
 * its packed parcels that have none yet get the numbers in their order. A courier may be named by its code.
 * @throws ApiError `invalid` at `text` for more than a thousand lines
 */
export async function planAwbs(db: Db, actor: Pick<Actor, 'reach'>, text: string): Promise<AwbPlan[]> {
  const { lines: read, problems } = readAwbs(text)
  if (read.length > mostAwbs) throw refused<typeof awbsInput>('text', 'too-big-list', { max: mostAwbs })
  const couriers = await findCouriers(
    db,
    read.map(({ courier }) => courier),
  )
  const known = new Set([...couriers.values()].map(({ name }) => name))
  const lines = read.map((line) => ({
    ...line,
    courier: couriers.get(line.courier.toLowerCase())?.name ?? line.courier,
  }))
  const targets = lines.map(({ target }) => target.toLowerCase())
  const awbs = lines.map(({ awb }) => awb.toLowerCase())
  const { rows } = await sql<Parcel>`
    SELECT "id", "number", "order_number" AS "orderNumber", "status", "courier", "awb" FROM "shipment"
    WHERE (lower("number") = ANY (${targets}::text[]) OR lower("order_number") = ANY (${targets}::text[])
      OR lower("awb") = ANY (${awbs}::text[])) AND ${withinReach(actor, area, 'shipment')}
    ORDER BY "id"`.execute(db)
  const used = new Set<string>()
  const plans = lines.map((line): AwbPlan => {
    const parcel = parcelFor(line, rows, used)
    if (!parcel) return { ...line, problem: 'awb-no-parcel' }
    const isStranger = doing(line, parcel) !== 'same' && !known.has(line.courier)
    const problem = problemWith(line, parcel, rows, used) ?? (isStranger ? 'unknown-courier' : undefined)
    used.add(parcel.id)
    return problem
      ? { ...line, shipment: parcel, problem }
      : { ...line, shipment: parcel, does: doing(line, parcel) }
  })
  const unread = problems.map(({ line, row, code }) => ({ line, target: row, problem: `awb-${code}` }))
  return [...plans, ...unread].sort((a, b) => a.line - b.line)
}

/** Writes what `planAwbs` says; lines with a problem are left out and answered. */
export async function importAwbs(
  work: SaleWork,
  text: string,
): Promise<{ labelled: number; changed: number; plans: AwbPlan[]; refused: RefusedRecord[] }> {
  const { db, actor, records } = work
  const first = await planAwbs(db, actor, text)
  await lockOrdersOf(
    db,
    'shipment',
    first.flatMap(({ shipment }) => (shipment ? [shipment.id] : [])),
  )
  // Read again under the lock: somebody may have labelled a parcel meanwhile.
  const plans = await planAwbs(db, actor, text)
  const byId = new Map(
    plans.flatMap((plan) =>
      plan.shipment && (plan.does === 'label' || plan.does === 'change')
        ? [[plan.shipment.id, plan] as const]
        : [],
    ),
  )
  const { done, refused } = await forEachRecord(db, [...byId.keys()], async (id) => {
    const { does, courier, awb } = byId.get(id) as AwbPlan
    const values = { courier: courier ?? null, awb: awb ?? null }
    if (does === 'label') await records.transition(area, id, 'label', values)
    else await records.update(area, id, values)
  })
  const labelled = done.filter((id) => byId.get(id)?.does === 'label').length
  return { labelled, changed: done.length - labelled, plans, refused }
}

const isOpen = ({ status }: Parcel) => ['packed', 'labelReady'].includes(status)

/** By its own number; by that of the order the first parcel that waits for a number, else one that has this very number or any. */
function parcelFor(line: AwbLine, all: readonly Parcel[], used: ReadonlySet<string>): Parcel | undefined {
  const target = line.target.toLowerCase()
  const own = all.find(({ number }) => number?.toLowerCase() === target)
  if (own) return own
  const ofOrder = all.filter(({ id, orderNumber }) => orderNumber?.toLowerCase() === target && !used.has(id))
  return (
    ofOrder.find(({ awb }) => awb?.toLowerCase() === line.awb.toLowerCase()) ??
    ofOrder.find(({ status, awb }) => status === 'packed' && !awb) ??
    ofOrder.find(isOpen) ??
    ofOrder[0]
  )
}

function problemWith(
  line: AwbLine,
  parcel: Parcel,
  all: readonly Parcel[],
  used: ReadonlySet<string>,
): string | undefined {
  if (used.has(parcel.id)) return 'awb-repeated'
  const owner = all.find(({ awb }) => awb?.toLowerCase() === line.awb.toLowerCase())
  if (owner && owner.id !== parcel.id) return 'awb-taken'
  if (doing(line, parcel) === 'same') return undefined
  if (parcel.status === 'pending') return 'awb-not-packed'
  return isOpen(parcel) ? undefined : 'awb-too-late'
}

function doing(line: AwbLine, { status, awb, courier }: Parcel): NonNullable<AwbPlan['does']> {
  if (status === 'packed') return 'label'
  return awb === line.awb && courier === line.courier ? 'same' : 'change'
}
