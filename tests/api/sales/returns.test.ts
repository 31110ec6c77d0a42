import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { filesOfAnswer } from '../../../resources/customers/contactMessage/server/filesOfAnswer.ts'
import { resources } from '../../../resources/index.ts'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { orderChanged } from '../../../resources/sales/order/server/salesEvents.ts'
import { dayAfter, dayIn } from '../../../src/fields/date/day.ts'
import { duringSetting } from './duringSetting.ts'
import { openReturnShop } from './opened.ts'
import { stored } from './stored.ts'

const { shop, admin, server } = openReturnShop()

const errorsOf = (answer: { body: any }) => Object.keys(answer.body.errors ?? {})

describe('the way of a return', () => {
  it('goes from the request to the refund, and restocks only what was inspected', async () => {
    const order = await shop.delivered({ S: 2, M: 1 })
    const before = await shop.stock('S')
    const { status, body } = await shop.requested(order)
    expect({ status, state: body.status }).toEqual({ status: 200, state: 'requested' })
    expect(body.number).toMatch(/^RET-\d{6}$/)
    expect((await shop.orderOf(order.id)).returnStatus).toBe('requested')
    expect((await shop.move(body, 'approve')).status).toBe(200)
    expect((await shop.receiveAll(body.id)).body).toMatchObject({ status: 'received', received: 1 })
    expect(await shop.stock('S')).toEqual(before)
    expect((await shop.inspectAll(body.id)).body).toMatchObject({ status: 'inspected', accepted: 1 })
    expect(await shop.stock('S')).toEqual({ ...before, onHand: before.onHand + 1 })
    const refunded = await shop.operate(body, 'refund', { destination: 'storeCredit' })
    expect(refunded.status).toBe(422)
    expect((await shop.operate(body, 'refund', { destination: 'bankOrUpi' })).body).toMatchObject({
      amount: 100_000,
    })
    expect(await shop.refunds(order.id)).toMatchObject([{ amount: 100_000, destination: 'bankOrUpi' }])
    const after = await shop.orderOf(order.id)
    expect([after.lines[0]?.returned, after.returnStatus]).toEqual([1, 'open'])
  })

  it('offers in each state what the table says, and refuses everything else', async () => {
    const order = await shop.delivered({ S: 120, M: 0 })
    const { body } = await shop.requested(order, {}, 1)
    const why = { reason: await shop.reason('override', 'goodwill') }
    const day = dayAfter(dayIn(new Date()), 1)
    const { lines } = await shop.returnOf(body.id)
    const line = lines[0]?.id
    const operations: Record<string, object> = {
      reject: { reason: await shop.reason('reject', 'policy') },
      approveLate: why,
      schedulePickup: { on: day },
      pickupFailed: {},
      receive: { lines: [{ id: line, received: 1 }] },
      inspect: { lines: [{ id: line, accepted: 1, qcResult: 'pass', restockTo: 'sellable' }] },
      refund: { override: why, destination: 'bankOrUpi' },
      shipExchange: { override: why },
      note: { text: 'A word' },
    }
    const table: Record<string, readonly string[]> = {
      requested: ['approve', 'reject', 'approveLate', 'cancel', 'note'],
      approved: ['schedulePickup', 'pickUp', 'receive', 'refund', 'cancel', 'note'],
      pickupScheduled: ['pickUp', 'pickupFailed', 'receive', 'refund', 'cancel', 'note'],
      pickedUp: ['receive', 'refund', 'note'],
      received: ['receive', 'inspect', 'refund', 'note'],
      inspected: ['refund', 'note'],
      sentBack: ['close', 'note'],
      completed: ['note'],
      rejected: ['note'],
      cancelled: ['note'],
      closed: ['note'],
    }
    const moves = ['approve', 'pickUp', 'cancel', 'sendBack', 'close']
    const system = ['receive', 'inspect', 'complete', 'settle', 'arrive', 'reject', 'schedulePickup']
    const force = async (state: string) => {
      const has = ['received', 'inspected', 'sentBack', 'completed', 'closed'].includes(state) ? 1 : 0
      const accepted = ['inspected', 'completed'].includes(state) ? 1 : 0
      await sql`UPDATE "order_return" SET "status" = ${state}, "refunds" = '{}', "version" = "version" + 1,
        "received_pieces" = ${has}, "accepted_pieces" = ${accepted}, "pickup_mode" = 'pickup' WHERE "id" = ${body.id}`.execute(
        shop.db,
      )
      await sql`UPDATE "order_return_lines" SET "received" = ${has}, "accepted" = ${accepted},
        "refund_amount" = ${accepted * 100} WHERE "owner_id" = ${body.id}`.execute(shop.db)
    }
    const wrong: string[] = []
    for (const [state, allowed] of Object.entries(table)) {
      for (const name of [...moves, ...Object.keys(operations)]) {
        await force(state)
        const { status } = moves.includes(name)
          ? await shop.move(body, name)
          : await shop.operate(body, name, operations[name])
        const expected = allowed.includes(name) ? 200 : 409
        if (status !== expected) wrong.push(`${state} ${name}: ${status}, ${expected} expected`)
      }
      for (const name of system) {
        await force(state)
        const { status } = await shop.move(body, name)
        if (status !== 409) wrong.push(`${state} ${name} as a transition: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    // What the table let into the stock is real: one piece, by the one inspection that it allows.
    await force('completed')
    await shop.work((paying) => orderChanged(paying, order.id))
  }, 60_000)
})

describe('a word about a return', () => {
  it('keeps the document that came with it', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const { body } = await shop.requested(order)
    const name = 'report.pdf'
    const file = await stored(admin, name)
    expect((await shop.operate(body, 'note', { text: 'The report', files: [file] })).status).toBe(200)
    expect((await shop.operate(body, 'note', { text: 'Nothing', files: [{ name }] })).status).toBe(422)
    // The id of a file that nobody has uploaded is no attachment.
    const nowhere = { ...file, file: '01932b1c-7a80-7000-8000-000000000003' }
    const refused = await shop.operate(body, 'note', { text: 'Nothing', files: [nowhere] })
    expect([refused.status, errorsOf(refused)]).toEqual([422, ['files.1.file']])
    const { thread, files } = await shop.returnOf(body.id)
    expect(thread).toMatchObject([{ text: 'The report', photos: [] }])
    expect(files).toMatchObject([{ entry: thread[0]?.id, file, sentAs: null }])
  })

  it('tells what has become of a reply, and of nothing that was not sent', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const { body } = await shop.requested(order)
    await ensureKeys(server.context)
    expect((await shop.operate(body, 'note', { text: 'Among us.' })).status).toBe(200)
    const answered = await shop.operate(body, 'reply', { text: 'It is on its way.' })
    expect([answered.status, answered.body.sent]).toEqual([200, true])
    const [note, reply] = (await shop.returnOf(body.id)).thread
    expect([note?.sentAs, typeof reply?.sentAs]).toEqual([null, 'string'])
    const told = async () => (await shop.operate(body, 'deliveries', {})).body.deliveries
    expect(await told()).toMatchObject([{ entry: reply?.id, status: 'queued', error: null }])
    await sql`UPDATE "notification" SET "status" = 'bounced', "bounce_reason" = 'No such mailbox' WHERE "id"::text = ${reply?.sentAs}`.execute(
      server.context.database.db,
    )
    expect(await told()).toMatchObject([{ entry: reply?.id, status: 'bounced', error: 'No such mailbox' }])
  })

  it('takes its files to the customer by one e-mail, and is not kept where none reaches them', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const { body } = await shop.requested(order)
    await ensureKeys(server.context)
    const files = [await stored(admin, 'label.pdf'), await stored(admin, 'how-to-pack.pdf')]
    expect((await shop.operate(body, 'reply', { text: 'Print the first.', files })).status).toBe(200)
    const said = await shop.returnOf(body.id)
    const sentAs = said.files[0]?.sentAs ?? ''
    expect(said.files).toMatchObject(files.map((file) => ({ entry: said.thread[0]?.id, file, sentAs })))
    const { rows } = await sql<{ channel: string; area: string }>`
      SELECT "channel", "area" FROM "notification" WHERE "id"::text = ${sentAs}`.execute(
      server.context.database.db,
    )
    expect(rows).toEqual([{ channel: 'email', area: 'orderReturn' }])
    const carried = await filesOfAnswer([resources.orderReturn as never])(server.context, {
      id: sentAs,
      fallbackOf: null,
      area: 'orderReturn',
      areaId: body.id,
    })
    expect(carried.map(({ filename }) => filename)).toEqual(['label.pdf', 'how-to-pack.pdf'])
    await sql`UPDATE "order" SET "email" = NULL WHERE "id" = ${order.id}`.execute(server.context.database.db)
    const refused = await shop.operate(body, 'reply', { text: 'Once more.', files })
    expect([refused.status, errorsOf(refused)]).toEqual([422, ['files']])
    expect((await shop.returnOf(body.id)).thread).toHaveLength(1)
    const { db } = server.context.database
    const switched = (enabled: boolean) =>
      sql`UPDATE "notification_key" SET "enabled" = ${enabled} WHERE "key" = 'message.replied'`.execute(db)
    await switched(false)
    const noted = await shop.operate(body, 'reply', { text: 'Call us.' })
    await switched(true)
    expect([noted.status, noted.body.sent]).toEqual([200, false])
  })
})

describe('asking for a return', () => {
  it('is possible until the last day of any line, which the order says itself once it has arrived', async () => {
    const placed = await shop.placed({ S: 1, M: 0 })
    expect((await shop.orderOf(placed.id)).returnableUntil).toBe(null)
    const order = await shop.orderOf((await shop.delivered({ S: 1, M: 1 })).id)
    const days = order.lines.flatMap(({ returnableUntil }) => returnableUntil ?? []).sort()
    expect(days.length).toBeGreaterThan(0)
    expect(order.returnableUntil).toBe(days.at(-1))
  })

  it('never takes more pieces than were delivered and are in no other return', async () => {
    const order = await shop.delivered({ S: 2, M: 0 })
    const first = await shop.requested(order, {}, 2)
    expect(first.status).toBe(200)
    expect(errorsOf(await shop.requested(order, {}, 1))).toEqual(['lines.0.quantity'])
    await shop.operate(first.body, 'reject', { reason: await shop.reason('reject', 'used') })
    expect((await shop.requested(order, {}, 2)).status).toBe(200)
  })

  it('lets only one of two that ask for the last piece at once have it', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const answers = await Promise.all([1, 2, 3].map(() => shop.requested(order)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('is refused for an order that was not delivered, another line, a reason of another kind and a missing photo', async () => {
    const { order: out } = await shop.shipped({ S: 1, M: 0 })
    expect(errorsOf(await shop.requested(out))).toEqual(['lines.0.quantity'])
    const order = await shop.delivered({ S: 1, M: 0 })
    const ask = async (line: object) =>
      errorsOf(
        await shop.ask('POST', '/returns/operations/request', {
          order: order.id,
          lines: [{ line: order.lines[0]?.id, quantity: 1, ...line }],
        }),
      )
    expect(await ask({ line: out.lines[0]?.id, reason: await shop.reason('return', 'style') })).toEqual([
      'lines.0.line',
    ])
    expect(await ask({ reason: await shop.reason('cancel', 'other') })).toEqual(['lines.0.reason'])
    expect(await ask({ reason: await shop.reason('return', 'defective') })).toEqual(['lines.0.photos'])
    expect(await ask({ reason: await shop.reason('return', 'other') })).toEqual(['lines.0.comment'])
    expect((await shop.ask('POST', '/returns/operations/request', { order: 7 })).status).toBe(422)
  })

  it('after the window needs a reason, and so does approving it', async () => {
    const order = await shop.delivered({ S: 2, M: 0 })
    await sql`UPDATE "order_lines" SET "returnable_until" = '2020-01-01' WHERE "owner_id" = ${order.id}`.execute(
      shop.db,
    )
    expect(errorsOf(await shop.requested(order))).toEqual(['overrideReason'])
    const overrideReason = await shop.reason('override', 'courier-delay')
    const staff = await shop.requested(order, { overrideReason })
    expect((await shop.move(staff.body, 'approve')).status).toBe(200)
    const customer = await shop.requested(order, { source: 'customer' })
    expect(customer.body.status).toBe('requested')
    expect((await shop.move(customer.body, 'approve')).status).toBe(409)
    expect((await shop.operate(customer.body, 'approveLate', { reason: overrideReason })).body).toEqual({
      status: 'approved',
    })
  })

  it('of a customer is approved by rule only in time, of low value and with a good history', async () => {
    const order = await shop.delivered({ S: 4, M: 0 })
    const customer = (quantity = 1) => shop.requested(order, { source: 'customer' }, quantity)
    const small = await customer()
    expect(small.body.status).toBe('approved')
    const large = await customer(2)
    expect(large.body.status).toBe('requested')
    await shop.operate(large.body, 'reject', { reason: await shop.reason('reject', 'policy') })
    await shop.move(small.body, 'cancel')
    const later = await customer()
    expect(later.body.status).toBe('requested')
    await shop.move(later.body, 'cancel')
  })
})

describe('the goods of a return', () => {
  it('may come in part, and go where the inspection says', async () => {
    const order = await shop.delivered({ S: 3, M: 3 })
    const before = { S: await shop.stock('S'), M: await shop.stock('M') }
    const reason = await shop.reason('return', 'style')
    const { body } = await shop.ask('POST', '/returns/operations/request', {
      order: order.id,
      lines: order.lines.map(({ id }) => ({ line: id, quantity: 3, reason })),
    })
    await shop.move(body, 'approve')
    const { lines } = await shop.returnOf(body.id)
    const [small, medium] = lines
    const receive = (s: number, m: number) =>
      shop.operate(body, 'receive', {
        lines: [
          { id: small?.id, received: s },
          { id: medium?.id, received: m },
        ],
      })
    expect(errorsOf(await receive(4, 0))).toEqual(['lines.0.received'])
    expect(errorsOf(await receive(0, 0))).toEqual(['lines.0.received'])
    expect((await receive(2, 0)).body).toEqual({ status: 'received', received: 2 })
    expect((await receive(2, 2)).body).toEqual({ status: 'received', received: 4 })
    const inspect = (s: object, m?: object) =>
      shop.operate(body, 'inspect', {
        lines: [{ id: small?.id, ...s }, ...(m ? [{ id: medium?.id, ...m }] : [])],
      })
    const good = { accepted: 2, qcResult: 'pass', restockTo: 'sellable' }
    expect(errorsOf(await inspect(good))).toEqual(['lines'])
    expect(errorsOf(await inspect(good, { accepted: 3, qcResult: 'used', restockTo: 'none' }))).toEqual([
      'lines.1.accepted',
    ])
    expect(errorsOf(await inspect(good, { accepted: 1, qcResult: 'used', restockTo: 'sellable' }))).toEqual([
      'lines.1.restockTo',
    ])
    expect(errorsOf(await inspect(good, { accepted: 0, qcResult: 'used', restockTo: 'damaged' }))).toEqual([
      'lines.1.restockTo',
    ])
    const done = await inspect(good, { accepted: 1, qcResult: 'damaged', restockTo: 'damaged' })
    expect(done.body).toEqual({ status: 'inspected', accepted: 3 })
    expect(await shop.stock('S')).toEqual({ ...before.S, onHand: before.S.onHand + 2 })
    expect(await shop.stock('M')).toEqual({
      ...before.M,
      onHand: before.M.onHand + 1,
      damaged: before.M.damaged + 1,
    })
    const money = await shop.operate(body, 'money')
    expect(money.body.now).toMatchObject({
      asked: 600_000,
      accepted: 300_000,
      refund: 300_000,
      left: 300_000,
    })
  })

  it('go to quality control when they are to be looked at, and back to the customer when they are refused', async () => {
    const order = await shop.delivered({ S: 2, M: 0 })
    const before = await shop.stock('S')
    const kept = await shop.received(order)
    await shop.inspectAll(kept.id, { qcResult: 'tagMissing', restockTo: 'quarantine' })
    expect(await shop.stock('S')).toEqual({ ...before, onHand: before.onHand + 1, qc: before.qc + 1 })
    const refused = await shop.received(order)
    await shop.inspectAll(refused.id, { accepted: 0, qcResult: 'used', restockTo: 'none' })
    expect((await shop.operate(refused, 'refund')).body).toMatchObject({ status: 'inspected', amount: 0 })
    expect((await shop.move(refused, 'sendBack')).body.status).toBe('sentBack')
    expect((await shop.move(refused, 'close')).body.status).toBe('closed')
    expect(await shop.stock('S')).toEqual({ ...before, onHand: before.onHand + 1, qc: before.qc + 1 })
  })

  it('wait for another plan after three pickups that failed', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const { body } = await shop.requested(order)
    await shop.move(body, 'approve')
    const day = dayAfter(dayIn(new Date()), 2)
    expect(errorsOf(await shop.operate(body, 'schedulePickup', { on: '2020-01-01' }))).toEqual(['on'])
    const plan = { on: day, slot: 'evening', awb: 'REV-1234' }
    expect((await shop.operate(body, 'schedulePickup', plan)).body.status).toBe('pickupScheduled')
    for (const attempts of [1, 2]) {
      expect((await shop.operate(body, 'pickupFailed', { note: 'Closed' })).body).toEqual({
        attempts,
        status: 'pickupScheduled',
      })
    }
    expect((await shop.operate(body, 'pickupFailed')).body).toEqual({ attempts: 3, status: 'approved' })
    expect(await shop.returnOf(body.id)).toMatchObject({ pickupOn: null, awb: null, pickupAttempts: 3 })
    expect((await shop.operate(body, 'schedulePickup', plan)).body.status).toBe('pickupScheduled')
    expect((await shop.returnOf(body.id)).pickupAttempts).toBe(0)
    await duringSetting(shop.ask, 'returns.pickupAttempts', 1, async () => {
      expect((await shop.operate(body, 'pickupFailed')).body).toEqual({ attempts: 1, status: 'approved' })
    })
  })

  it('are found by whatever is scanned while they are expected', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const { body } = await shop.requested(order)
    const find = async (code: string) =>
      (await shop.ask('POST', '/returns/operations/findByCode', { code })).body.found.map(
        ({ id }: { id: string }) => id,
      )
    expect(await find(body.number)).toEqual([])
    await shop.move(body, 'approve')
    expect(await find(body.number.toLowerCase())).toEqual([body.id])
    expect(await find(order.number ?? '')).toEqual([body.id])
    expect(await find('nothing')).toEqual([])
  })
})

describe('the place that a return comes back to', () => {
  it('is one that takes returns, when it is chosen and when the goods arrive', async () => {
    const { id: open } = shop.place
    const make = (code: string, more: object) =>
      shop.work(({ records }) => records.create(resources.stockLocation, { name: code, code, ...more }))
    const [closed, gone, desk] = [
      await make('CLOSED', { returnsAccepted: false }),
      await make('GONE', { active: false }),
      await make('DESK', { priority: 900 }),
    ]
    const offered = await shop.ask('POST', '/returns/operations/places', {})
    expect(offered.body.places).toEqual([
      { id: open, name: 'Main' },
      { id: desk.id, name: 'DESK' },
    ])
    const { body } = await shop.requested(await shop.delivered({ S: 2, M: 0 }), {}, 2)
    await shop.move(body, 'approve')
    const sendTo = async (location: string) => {
      const { version } = await shop.returnOf(body.id)
      return shop.ask('PUT', `/returns/${body.id}`, { version, location })
    }
    for (const { id } of [closed, gone]) expect(errorsOf(await sendTo(id))).toEqual(['location'])
    expect((await sendTo(desk.id)).body).toMatchObject({ location: desk.id })
    const lines = (await shop.returnOf(body.id)).lines.map(({ id }) => ({ id, received: 1 }))
    const arrive = (location: string | null) => shop.operate(body, 'receive', { lines, location })
    expect(errorsOf(await arrive(closed.id))).toEqual(['location'])
    // The place stopped taking returns while the goods were on their way.
    await sql`UPDATE "stock_location" SET "returns_accepted" = false WHERE "id" = ${desk.id}`.execute(shop.db)
    expect(errorsOf(await arrive(null))).toEqual(['location'])
    expect((await arrive(open)).status).toBe(200)
    expect((await shop.returnOf(body.id)).location).toBe(open)
  })
})
