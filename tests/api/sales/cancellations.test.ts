import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { duringWork, openFor } from './duringWork.ts'
import { openReturnShop } from './opened.ts'
import type { Answer } from './returnShop.ts'

const { server, shop } = openReturnShop()

const errorsOf = (answer: Answer) => Object.keys(answer.body.errors ?? {})

const request = async (order: Order, more: object = {}): Promise<Answer> =>
  shop.ask('POST', '/cancellation-requests/operations/request', {
    order: order.id,
    reason: await shop.reason('cancel', 'changed-mind'),
    ...more,
  })

const operate = (id: string, name: string, input: object = {}) =>
  shop.ask('POST', `/cancellation-requests/${id}/operations/${name}`, input)

const decide = (id: string, input: object = {}) => operate(id, 'decide', { decision: 'approve', ...input })

const reject = async (id: string) =>
  operate(id, 'decide', { decision: 'reject', reason: await shop.reason('reject', 'already-shipped') })

describe('a request for a cancellation', () => {
  it('of a customer in time is carried out at once: stock, money and order', async () => {
    const before = await shop.stock('S')
    const order = await shop.placed({ S: 2, M: 0 })
    const { body } = await request(order, { requestedBy: 'customer' })
    expect(body.status).toBe('autoApproved')
    const after = await shop.orderOf(order.id)
    expect([after.status, after.cancellationPending]).toEqual(['cancelled', false])
    expect(await shop.stock('S')).toEqual(before)
    expect(await shop.refunds(order.id)).toMatchObject([{ amount: 200_000 }])
    expect(await shop.requestOf(body.id)).toMatchObject({ refunded: 200_000, stageAtRequest: 'placed' })
  })

  it('waits for a person when it comes late, from staff or for what is packed, and blocks the packing', async () => {
    const order = await shop.placed({ S: 1, M: 0 })
    await sql`UPDATE "order" SET "placed_at" = now() - interval '2 hours' WHERE "id" = ${order.id}`.execute(
      shop.db,
    )
    const late = await request(order, { requestedBy: 'customer' })
    expect(late.body.status).toBe('pending')
    const flagged = await shop.orderOf(order.id)
    expect(flagged.cancellationPending).toBe(true)
    const confirm = await shop.ask('POST', `/orders/${order.id}/transitions/confirm`, {
      version: flagged.version,
    })
    expect(confirm.status).toBe(409)
    expect(errorsOf(await request(order))).toEqual(['order'])
    expect((await reject(late.body.id)).body.status).toBe('rejected')
    expect((await shop.orderOf(order.id)).cancellationPending).toBe(false)
    expect((await request(await shop.placed({ S: 1, M: 0 }))).body.status).toBe('pending')
    const { order: packed } = await shop.packed({ S: 1, M: 0 })
    expect((await request(packed, { requestedBy: 'customer' })).body.status).toBe('pending')
  })

  it('is refused for what was delivered, for too many pieces, another line and a closed order', async () => {
    const order = await shop.delivered({ S: 2, M: 0 })
    expect((await request(order)).status).toBe(409)
    const line = order.lines[0]?.id
    expect(errorsOf(await request(order, { lines: [{ line, quantity: 1 }] }))).toEqual(['lines.0.quantity'])
    const open = await shop.placed({ S: 2, M: 0 })
    expect(errorsOf(await request(open, { lines: [{ line, quantity: 1 }] }))).toEqual(['lines.0.line'])
    expect(errorsOf(await request(open, { lines: [{ line: open.lines[0]?.id, quantity: 3 }] }))).toEqual([
      'lines.0.quantity',
    ])
    expect(errorsOf(await request(open, { reason: await shop.reason('return', 'other') }))).toEqual([
      'reason',
    ])
    expect((await request({ ...open, id: crypto.randomUUID() })).status).toBe(404)
  })
})

describe('the decision', () => {
  it('cancels some pieces by the terms that it names, and keeps the fee back', async () => {
    const before = await shop.stock('S')
    const order = await shop.placed({ S: 3, M: 1 })
    const { body } = await request(order, { lines: [{ line: order.lines[0]?.id, quantity: 2 }] })
    const live = await operate(body.id, 'live')
    expect(live.body).toMatchObject({ plan: 'cancel', stage: 'placed', money: { items: 200_000 } })
    expect(errorsOf(await decide(body.id, { fee: 200_001 }))).toEqual(['fee'])
    const done = await decide(body.id, { fee: 10_000, expect: 'cancel', note: 'As asked' })
    expect(done.body).toMatchObject({ status: 'approved', refunded: 190_000 })
    expect(await shop.refunds(order.id)).toMatchObject([{ amount: 190_000 }])
    const after = await shop.orderOf(order.id)
    expect(after.lines.map(({ cancelled }) => cancelled)).toEqual([2, 0])
    expect([after.status, after.cancellationPending]).toEqual(['placed', false])
    expect((await shop.stock('S')).committed).toBe(before.committed + 1)
    expect((await decide(body.id)).status).toBe(409)
  })

  it('keeps the fee back of all that goes back, delivery too, and says what did', async () => {
    const order = await shop.placed({ S: 1, M: 0, shipping: 5_000 })
    const lines = [{ line: order.lines[0]?.id, quantity: 0, amount: 60_000 }]
    const goodwill = { source: 'goodwill', destination: 'bankOrUpi', note: 'A stain', lines }
    await shop.ask('POST', '/payments/operations/refund', { order: order.id, ...goodwill })
    const { body } = await request(order)
    const done = await decide(body.id, { fee: 42_000 })
    const amounts = (await shop.refunds(order.id)).map(({ amount }) => amount)
    expect([done.body.refunded, amounts]).toEqual([3_000, [60_000, 3_000]])
  })

  it('brings nothing back where cash was to be collected', async () => {
    const order = await shop.placed({ S: 1, M: 0, method: 'cod' })
    const { body } = await request(order)
    expect((await decide(body.id)).body).toMatchObject({ status: 'approved', refunded: 0 })
    expect(await shop.refunds(order.id)).toEqual([])
    expect((await shop.orderOf(order.id)).status).toBe('cancelled')
  })

  it('looks at the parcels once more: what has been packed meanwhile is not unpacked unawares', async () => {
    const { order, parcel } = await shop.packed({ S: 2, M: 0 })
    const { body } = await request(order)
    expect(await shop.requestOf(body.id)).toMatchObject({ stageAtRequest: 'packed' })
    expect(errorsOf(await decide(body.id, { expect: 'cancel' }))).toEqual(['expect'])
    expect((await decide(body.id, { expect: 'unpack' })).body.status).toBe('approved')
    const { rows } = await sql<{
      status: string
    }>`SELECT "status" FROM "shipment" WHERE "id" = ${parcel}`.execute(shop.db)
    expect(rows[0]?.status).toBe('cancelled')
    expect((await shop.orderOf(order.id)).status).toBe('cancelled')
    expect(await shop.refunds(order.id)).toMatchObject([{ amount: 200_000 }])
  })

  it('packs again what else lay in an undone parcel', async () => {
    const { order } = await shop.packed({ S: 2, M: 1 })
    const { body } = await request(order, { lines: [{ line: order.lines[0]?.id, quantity: 2 }] })
    expect((await decide(body.id)).body.status).toBe('approved')
    const { rows } = await sql<{ status: string; quantity: number }>`
      SELECT s."status", l."quantity" FROM "shipment" s JOIN "shipment_lines" l ON l."owner_id" = s."id"
      WHERE s."order" = ${order.id} AND s."status" <> 'cancelled'`.execute(shop.db)
    expect(rows).toEqual([{ status: 'pending', quantity: 1 }])
  })

  it('calls back what is on its way; the money waits until it is here', async () => {
    const before = await shop.stock('S')
    const { order, parcel } = await shop.shipped({ S: 2, M: 0 })
    const { body } = await request(order)
    expect((await operate(body.id, 'live')).body).toMatchObject({ plan: 'recall', money: { later: 200_000 } })
    const done = await decide(body.id, { expect: 'recall', fee: 5000 })
    expect(done.body).toEqual({ status: 'approvedWithRecall', refunded: 0, recalled: 1 })
    expect(await shop.refunds(order.id)).toEqual([])
    expect(errorsOf(await operate(body.id, 'recallFailed', { note: 'Late' }))).toEqual(['note'])
    await shop.steps(parcel, 'departBack', 'receiveBack')
    const { rows } = await sql<{
      id: string
    }>`SELECT "id" FROM "order_return" WHERE "order" = ${order.id}`.execute(shop.db)
    await shop.inspectAll(rows[0]?.id ?? '')
    const [refund] = await shop.refunds(order.id)
    expect(refund).toMatchObject({ amount: 195_000 })
    await shop.settle(refund?.id ?? '')
    expect(await shop.requestOf(body.id)).toMatchObject({ status: 'approved', refunded: 195_000 })
    expect(await shop.stock('S')).toEqual(before)
  })

  it.each(['before the other is here', 'after that'])(
    'is settled with what came back where one of two recalled parcels got lost %s',
    async (when) => {
      const { id } = await shop.placed({ S: 1, M: 1 })
      await shop.ask('POST', `/orders/${id}/transitions/confirm`, {
        version: (await shop.orderOf(id)).version,
      })
      const order = await shop.orderOf(id)
      const parcels: string[] = []
      for (const { id: line } of order.lines) {
        const lines = [{ line, quantity: 1 }]
        const { body } = await shop.ask('POST', '/shipments/operations/createFor', { orders: [id], lines })
        parcels.push(body.created[0].id)
        await shop.steps(body.created[0].id, 'pack', 'label', 'handOver')
      }
      const [home = '', lost = ''] = parcels
      const { body } = await request(order)
      expect((await decide(body.id)).body).toMatchObject({ status: 'approvedWithRecall', recalled: 2 })
      if (when !== 'after that') await shop.steps(lost, 'lose')
      await shop.steps(home, 'departBack', 'receiveBack')
      const { rows } = await sql<{ id: string }>`
        SELECT "id" FROM "order_return" WHERE "shipment" = ${home}`.execute(shop.db)
      await shop.inspectAll(rows[0]?.id ?? '')
      for (const refund of await shop.refunds(id)) await shop.settle(refund.id)
      if (when === 'after that') await shop.steps(lost, 'lose')
      expect(await shop.requestOf(body.id)).toMatchObject({ status: 'approved', refunded: 100_000 })
    },
  )

  it('ends as rejected where a recalled parcel was delivered all the same', async () => {
    const { order, parcel } = await shop.shipped({ S: 1, M: 0 })
    const { body } = await request(order)
    await decide(body.id)
    await sql`UPDATE "shipment" SET "status" = 'delivered' WHERE "id" = ${parcel}`.execute(shop.db)
    expect((await operate(body.id, 'recallFailed', { note: 'Delivered' })).body.status).toBe('rejected')
  })

  it('that is made while the parcel is packed sees the one or the other, never half of both', async () => {
    for (const _ of [1, 2, 3]) {
      const order = await shop.placed({ S: 2, M: 0 })
      const { body } = await request(order)
      await sql`UPDATE "cancellation_request" SET "status" = 'pending' WHERE "id" = ${body.id}`.execute(
        shop.db,
      )
      const parcel = await shop.parcelOf(order.id)
      const [decision, packing] = await Promise.all([
        decide(body.id, { expect: 'cancel' }),
        shop.ask('POST', `/shipments/${parcel}/operations/pack`, {}),
      ])
      expect([decision.status, packing.status]).toEqual([200, expect.any(Number)])
      expect(packing.status).toBeGreaterThanOrEqual(400)
      expect((await shop.orderOf(order.id)).status).toBe('cancelled')
    }
  })

  it('is taken only once when two people decide at the same time', async () => {
    const order = await shop.placed({ S: 1, M: 0 })
    const { body } = await request(order)
    const answers = await Promise.all([decide(body.id), reject(body.id), decide(body.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('time that runs out', () => {
  it('escalates and never rejects: the packing stays blocked until somebody decides', async () => {
    const order = await shop.placed({ S: 1, M: 0 })
    const { body } = await request(order)
    const later = new Date(Date.now() + 13 * 3_600_000)
    await runTimedWork(server.context, later)
    expect(await shop.requestOf(body.id)).toMatchObject({
      status: 'expired',
      escalatedAt: later.toISOString(),
    })
    expect((await shop.orderOf(order.id)).cancellationPending).toBe(true)
    await runTimedWork(server.context, later)
    expect((await decide(body.id)).body.status).toBe('approved')
  })

  it('begins again when something else is offered, which withdraws the request when it is taken', async () => {
    const order = await shop.placed({ S: 1, M: 0 })
    const { body } = await request(order)
    expect((await operate(body.id, 'acceptOffer')).status).toBe(409)
    const first = await shop.requestOf(body.id)
    const noted = await operate(body.id, 'offer', { kind: 'size', text: 'Shall we send an S?' })
    expect([noted.status, noted.body.sent], 'without the key nobody is told').toEqual([200, false])
    await ensureKeys(server.context)
    const told = await operate(body.id, 'offer', { kind: 'size', text: 'Shall we send an M?' })
    expect([told.status, told.body.sent]).toEqual([200, true])
    const offered = await shop.requestOf(body.id)
    expect(offered).toMatchObject({ offer: 'size', status: 'pending' })
    expect(String(offered.dueAt) >= String(first.dueAt)).toBe(true)
    expect((await operate(body.id, 'acceptOffer')).body.status).toBe('withdrawn')
    expect(await shop.orderOf(order.id)).toMatchObject({ status: 'placed', cancellationPending: false })
  })

  it('keeps the pieces that it asks for: nothing is edited away or called off beside it until it is decided', async () => {
    const order = await shop.placed({ S: 2, M: 1 })
    const on = (name: string, input: object = {}) =>
      shop.ask('POST', `/orders/${order.id}/operations/${name}`, input)
    const [shirt, other] = order.lines
    const { body } = await request(order, { lines: [{ line: shirt?.id, quantity: 2 }] })
    expect(body.status).toBe('pending')
    const reason = await shop.reason('cancel', 'changed-mind')
    const calledOff = { reason, lines: [{ line: shirt?.id, quantity: 1 }] }
    const edits = [
      [{ id: other?.id, quantity: 1 }],
      [
        { id: shirt?.id, quantity: 1 },
        { id: other?.id, quantity: 1 },
      ],
    ]
    for (const [name, input] of [
      ...edits.flatMap((lines) => ['editLines', 'editPreview'].map((each) => [each, { lines }] as const)),
      ...[calledOff, { reason }].flatMap((each) =>
        ['cancel', 'cancelPreview'].map((way) => [way, each] as const),
      ),
    ] as const) {
      const answer = await on(name, input)
      expect([answer.status, answer.body.errors], name).toEqual([
        422,
        { lines: 'The customer asked to cancel. Decide that first.' },
      ])
    }
    const many = await shop.ask('POST', '/orders/bulk/operations/cancel', {
      items: [{ id: order.id }],
      data: { reason },
    })
    expect(many.body).toMatchObject({ done: [], refused: [{ id: order.id }] })
    const { actions } = (await on('actions')).body
    const offered = new Map(actions.map((each: any) => [each.name, each.allowed]))
    expect([offered.get('editLines'), offered.get('cancel'), offered.get('editAddress')]).toEqual([
      false,
      false,
      true,
    ])
    expect((await decide(body.id, { expect: 'cancel' })).body.status).toBe('approved')
    const left = await shop.orderOf(order.id)
    expect(left.lines.map(({ cancelled }) => cancelled)).toEqual([2, 0])
    expect(
      (await on('editLines', { lines: edits[1]?.map((each) => ({ ...each, quantity: 2 })) })).status,
    ).toBe(200)
    expect((await on('cancel', { reason })).status).toBe(200)
    expect((await shop.orderOf(order.id)).status).toBe('cancelled')
  })
})

describe('the time that staff have', () => {
  it('is working time, once the shop says when it works: for an order, a request and what is offered instead', async () => {
    await duringWork(shop.ask, async (day) => {
      const order = await shop.placed({ S: 1, M: 0 })
      expect(order.dueAt).toBe(openFor(8, day, 2))
      const { body } = await request(order)
      const due = async () => (await shop.requestOf(body.id)).dueAt
      expect(await due()).toBe(openFor(4, day, 1))
      await sql`UPDATE "cancellation_request" SET "due_at" = now() WHERE "id" = ${body.id}`.execute(shop.db)
      await operate(body.id, 'offer', { kind: 'size', text: 'Shall we send an M?' })
      expect(await due()).toBe(openFor(4, day, 1))
    })
  })
})

describe('the states of a request', () => {
  it('offer what the table says, and refuse everything else', async () => {
    const order = await shop.placed({ S: 1, M: 0 })
    const { body } = await request(order)
    const open = ['decide', 'reject', 'offer', 'withdraw']
    const table: Record<string, readonly string[]> = {
      pending: open,
      expired: open,
      autoApproved: [],
      approved: [],
      approvedWithRecall: [],
      rejected: [],
      withdrawn: [],
    }
    const withdraw = async () => {
      const { version } = await shop.requestOf(body.id)
      return shop.ask('POST', `/cancellation-requests/${body.id}/transitions/withdraw`, { version })
    }
    const acts: Record<string, () => Promise<Answer>> = {
      reject: () => reject(body.id),
      offer: () => operate(body.id, 'offer', { kind: 'other', text: 'Something' }),
      withdraw,
    }
    const wrong: string[] = []
    for (const [state, allowed] of Object.entries(table)) {
      for (const [name, act] of Object.entries(acts)) {
        await sql`UPDATE "cancellation_request" SET "status" = ${state}, "version" = "version" + 1 WHERE "id" = ${body.id}`.execute(
          shop.db,
        )
        const { status } = await act()
        if ((status === 200) !== allowed.includes(name)) wrong.push(`${state} ${name}: ${status}`)
      }
      if (!allowed.includes('decide')) {
        await sql`UPDATE "cancellation_request" SET "status" = ${state} WHERE "id" = ${body.id}`.execute(
          shop.db,
        )
        const { status } = await decide(body.id)
        if (status !== 409) wrong.push(`${state} decide: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
