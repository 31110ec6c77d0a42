import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import type { Order, Shipment } from '../../../resources/sales/invoice/server/work.ts'
import { reasonId } from '../../../resources/shared/reason/server/reasonId.ts'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const database = () => server.context.database
const reasons: Record<string, string> = {}

beforeAll(async () => {
  reasons.cancel = (await reasonId(database().db, 'cancel', 'changed-mind')) as string
  reasons.reject = (await reasonId(database().db, 'reject', 'already-shipped')) as string
})

type Deed = () => Promise<{ status: number }>

/** How many wait in the database for what another one holds. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS "count" FROM pg_stat_activity
    WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`.execute(database().db)
  return rows[0]?.count ?? 0
}

/**
 * Begins both deeds while the order is locked, and lets it go when both wait for it, so that neither has seen what the other did. On
 * PostgreSQL the first is also the first in line, unless they come `atOnce`; the embedded engine runs one transaction after the other.
 */
async function together(order: string, deeds: readonly Deed[], atOnce: boolean): Promise<number[]> {
  const begun: Promise<{ status: number }>[] = []
  // What others do is no part of the transaction that holds the lock.
  const outside = AsyncLocalStorage.snapshot()
  const allWait = (count: number) => expect.poll(() => outside(waiting), { timeout: 20_000 }).toBe(count)
  await database().transaction(async (db) => {
    await sql`SELECT 1 FROM "order" WHERE "id" = ${order} FOR UPDATE`.execute(db)
    for (const deed of deeds) {
      begun.push(outside(deed))
      if (database().kind === 'postgres' && !atOnce) await allWait(begun.length)
    }
    if (database().kind === 'postgres' && atOnce) await allWait(deeds.length)
  })
  return (await Promise.all(begun)).map(({ status }) => status)
}

/** All that says whether the order leaves the house, and all that says it does not. */
async function stateOf({ id }: Pick<Order, 'id'>, parcel: string) {
  const order = await shop.order(id)
  const { rows: requests } = await sql<{ status: string; stage: string }>`
    SELECT "status", "stage_at_request" AS "stage" FROM "cancellation_request" WHERE "order" = ${id}`.execute(
    database().db,
  )
  const { rows: invoices } = await sql`SELECT "id" FROM "invoice" WHERE "order" = ${id}`.execute(
    database().db,
  )
  return {
    request: requests.map(({ status, stage }) => `${status}, asked when ${stage}`).join(),
    parcel: (await shop.parcel(parcel)).status,
    order: order.status,
    isBlocked: order.cancellationPending,
    invoices: invoices.length,
  }
}

type State = Awaited<ReturnType<typeof stateOf>>

interface Meeting {
  /** What has happened before. */
  readonly prepare?: (order: Order, parcel: string) => Promise<{ body: any }>
  /** `id` is that of what was prepared. */
  readonly asked: (order: Order, id: string) => ReturnType<Deed>
  readonly packed: (parcel: string) => ReturnType<Deed>
  /** What holds where the request was first, and whether the packing then went through. */
  readonly afterAsked: State & { readonly goesOn?: true }
  /** What holds where the packing was first, and whether it was refused even then. */
  readonly afterPacked: State & { readonly isRefused?: true }
}

const request = (order: Pick<Order, 'id'>, requestedBy = 'staff') =>
  shop.ask('POST', '/cancellation-requests/operations/request', {
    order: order.id,
    reason: reasons.cancel,
    requestedBy,
  })

const pack = (parcel: string) => shop.ask('POST', `/shipments/${parcel}/operations/pack`, {})

const unpacked = { parcel: 'pending', order: 'confirmed', invoices: 0 } as const
const packedUp = { parcel: 'packed', order: 'processing', invoices: 1 } as const
const askedLate: State = { ...packedUp, request: 'pending, asked when packed', isBlocked: true }

const meetings: Readonly<Record<string, Meeting>> = {
  'a cancellation that somebody asks for, and the packing': {
    asked: (order) => request(order),
    packed: pack,
    afterAsked: { ...unpacked, request: 'pending, asked when confirmed', isBlocked: true },
    afterPacked: askedLate,
  },
  'a cancellation that is carried out at once, and the packing': {
    asked: (order) => request(order, 'customer'),
    packed: pack,
    afterAsked: {
      parcel: 'cancelled',
      order: 'cancelled',
      invoices: 0,
      request: 'autoApproved, asked when confirmed',
      isBlocked: false,
    },
    afterPacked: askedLate,
  },
  'a cancellation that somebody asks for, and the label': {
    prepare: (_, parcel) => pack(parcel),
    asked: (order) => request(order),
    packed: async (parcel) => shop.step(parcel, 'label', await shop.valuesFor('label')),
    afterAsked: askedLate,
    afterPacked: { ...askedLate, parcel: 'labelReady' },
  },
  'a request that is rejected, and the packing': {
    prepare: (order) => request(order),
    asked: (_, id) =>
      shop.ask('POST', `/cancellation-requests/${id}/operations/decide`, {
        decision: 'reject',
        reason: reasons.reject,
      }),
    packed: pack,
    afterAsked: { ...packedUp, request: 'rejected, asked when confirmed', isBlocked: false, goesOn: true },
    afterPacked: {
      ...unpacked,
      request: 'rejected, asked when confirmed',
      isBlocked: false,
      isRefused: true,
    },
  },
}

describe('at the same moment', () => {
  it.each(Object.entries(meetings))(
    '%s: the one sees all of the other',
    async (_, meeting) => {
      const { goesOn = false, ...afterAsked } = meeting.afterAsked
      const { isRefused = false, ...afterPacked } = meeting.afterPacked
      for (let round = 0; round < 18; round++) {
        const order = await shop.ordered({ method: 'cod', pieces: [2] })
        const [parcel] = await shop.parcels(order)
        const { id } = parcel as Shipment
        const prepared = await meeting.prepare?.(order, id)
        const deeds: Deed[] = [() => meeting.asked(order, prepared?.body.id), () => meeting.packed(id)]
        const asksFirst = round % 2 === 0
        const atOnce = round % 3 === 2
        const told = await together(order.id, asksFirst ? deeds : deeds.toReversed(), atOnce)
        const [asked, packed] = asksFirst ? told : told.toReversed()
        expect(asked).toBe(200)
        const state = await stateOf(order, id)
        const wentOn = packed === 200
        if (!wentOn) expect([409, 422]).toContain(packed)
        const wasFirst = wentOn === goesOn && isDeepStrictEqual(state, afterAsked)
        expect(state).toEqual(wasFirst ? afterAsked : afterPacked)
        if (!wasFirst) expect(wentOn).toBe(!isRefused)
        if (database().kind === 'postgres' && !atOnce) expect(wasFirst).toBe(asksFirst)
      }
    },
    300_000,
  )

  it('sales and stock agree after all of that', async () => {
    expect(await checkStock(database().db)).toEqual([])
    await expectSound(server.context)
  })
})
