import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { orderShop } from './orderShop.ts'

const { server, shop } = openShop(orderShop)

/** What is believed of an order, by the words of the areas (22) alone. Two goods of 500.00 a piece, paid on delivery. */
interface Model {
  status: 'draft' | 'placed' | 'confirmed' | 'processing' | 'cancelled'
  isHeld: boolean
  ordered: [number, number]
  cancelled: [number, number]
  packed: [number, number]
}

interface Real {
  order: Order
  readonly variants: readonly string[]
}

const price = 50_000
const stock = 40
const isOpen = ({ status }: Model) => ['placed', 'confirmed', 'processing'].includes(status)
const left = ({ ordered, cancelled, packed }: Model, index: 0 | 1) =>
  ordered[index] - cancelled[index] - packed[index]
const hasPacked = ({ packed }: Model) => packed[0] + packed[1] > 0

type Told = { status: number; body: any }
const on = (real: Real, name: string, body: object = {}): Promise<Told> =>
  shop.ask('POST', `/orders/${real.order.id}/operations/${name}`, body)

/** Something that somebody tries: whether the model lets it, what it does there, and how it is asked for. */
abstract class Deed implements fc.AsyncCommand<Model, Real> {
  check = () => true
  abstract allows(model: Model): boolean
  abstract apply(model: Model): void
  abstract ask(real: Real, model: Model): Promise<Told>

  async run(model: Model, real: Real): Promise<void> {
    const isAllowed = this.allows(model)
    const told = await this.ask(real, model)
    expect([`${this}`, told.status, isAllowed ? '' : told.body?.code]).toEqual([
      `${this}`,
      isAllowed ? 200 : expect.toBeOneOf([409, 422]),
      isAllowed ? '' : expect.any(String),
    ])
    if (isAllowed) this.apply(model)
    real.order = await shop.order(real.order.id)
    await agree(model, real)
  }

  toString = () => this.constructor.name
}

/** Whether the order, its stock and its payment are what the model believes. */
async function agree(model: Model, real: Real): Promise<void> {
  const { order } = real
  const active = [0, 1].map((index) => (model.ordered[index] ?? 0) - (model.cancelled[index] ?? 0))
  const pieces = active.reduce((sum, count) => sum + count, 0)
  const packed = model.packed[0] + model.packed[1]
  const isOver = model.status === 'cancelled'
  expect({
    status: order.status,
    onHold: order.onHold,
    pieces: order.pieces,
    due: order.due,
    total: order.total,
    cancelledTotal: order.cancelledTotal,
    packed: order.lines.map(({ fulfilled }) => fulfilled),
    cancelled: order.lines.map(({ cancelled }) => cancelled),
    fulfilment: order.fulfilmentStatus,
  }).toEqual({
    status: model.status,
    onHold: model.isHeld && !isOver,
    pieces,
    due: isOver ? 0 : pieces * price,
    total: (model.ordered[0] + model.ordered[1]) * price,
    cancelledTotal: (model.cancelled[0] + model.cancelled[1]) * price,
    packed: model.packed,
    cancelled: model.cancelled,
    fulfilment: packed === 0 ? 'unfulfilled' : packed >= pieces ? 'fulfilled' : 'partiallyFulfilled',
  })
  for (const [index, variant] of real.variants.entries()) {
    const committed = model.status === 'draft' ? 0 : (active[index] ?? 0)
    expect(await shop.level(variant)).toMatchObject({ committed, available: stock - committed })
  }
  const waiting = (await shop.payments(order.id)).filter(({ status }) => status === 'toCollect')
  expect(waiting.reduce((sum, { amount }) => sum + amount, 0)).toBe(model.status === 'draft' ? 0 : order.due)
}

class Place extends Deed {
  allows = ({ status }: Model) => status === 'draft'
  apply = (model: Model) => {
    model.status = 'placed'
  }
  ask = (real: Real) => on(real, 'place', { version: real.order.version })
}

class Confirm extends Deed {
  allows = ({ status, isHeld }: Model) => status === 'placed' && !isHeld
  apply = (model: Model) => {
    model.status = 'confirmed'
  }
  ask = ({ order }: Real) =>
    shop.ask('POST', `/orders/${order.id}/transitions/confirm`, { version: order.version })
}

class Hold extends Deed {
  allows = (model: Model) => isOpen(model) && !model.isHeld
  apply = (model: Model) => {
    model.isHeld = true
  }
  ask = (real: Real) => on(real, 'hold', { reason: shop.ids.hold })
}

class Release extends Deed {
  allows = ({ isHeld }: Model) => isHeld
  apply = (model: Model) => {
    model.isHeld = false
  }
  ask = (real: Real) => on(real, 'release')
}

class Cancel extends Deed {
  readonly index: 0 | 1
  readonly quantity: number

  constructor(index: 0 | 1, quantity: number) {
    super()
    ;[this.index, this.quantity] = [index, quantity]
  }

  allows = (model: Model) => isOpen(model) && this.quantity <= left(model, this.index)
  apply = (model: Model) => {
    model.cancelled[this.index] += this.quantity
    endIfEmpty(model)
  }
  ask = (real: Real) => {
    const lines = [{ line: real.order.lines[this.index]?.id, quantity: this.quantity }]
    return on(real, 'cancel', { reason: shop.ids.cancel, lines })
  }
}

class CancelAll extends Deed {
  allows = (model: Model) => isOpen(model) && left(model, 0) + left(model, 1) > 0
  apply = (model: Model) => {
    for (const index of [0, 1] as const) model.cancelled[index] += left(model, index)
    endIfEmpty(model)
  }
  ask = (real: Real) => on(real, 'cancel', { reason: shop.ids.cancel })
}

class Edit extends Deed {
  readonly quantities: [number, number]

  constructor(first: number, second: number) {
    super()
    this.quantities = [first, second]
  }

  allows = (model: Model) =>
    (model.status === 'placed' || model.status === 'confirmed') &&
    !hasPacked(model) &&
    this.quantities.every((quantity, index) => quantity >= (model.cancelled[index] ?? 0)) &&
    this.quantities.some((quantity, index) => quantity > (model.cancelled[index] ?? 0))
  apply = (model: Model) => {
    model.ordered = [...this.quantities]
  }
  ask = (real: Real) => {
    const lines = real.order.lines.map(({ id }, index) => ({ id, quantity: this.quantities[index] }))
    return on(real, 'editLines', { version: real.order.version, lines })
  }
}

class Pack extends Deed {
  readonly index: 0 | 1

  constructor(index: 0 | 1) {
    super()
    this.index = index
  }

  allows = (model: Model) =>
    (model.status === 'confirmed' || model.status === 'processing') &&
    !model.isHeld &&
    left(model, this.index) > 0
  apply = (model: Model) => {
    model.packed[this.index]++
    model.status = 'processing'
  }
  ask = async ({ order }: Real): Promise<Told> => {
    const line = order.lines[this.index]?.id
    const parcel = (await waitingParcel(order.id, line)) ?? (await newParcel(order.id, line))
    if (!parcel) return { status: 409, body: { code: 'refused' } }
    return shop.ask('POST', `/shipments/${parcel.id}/operations/pack`, {})
  }
}

/** A parcel that could not be packed when it was made. */
async function waitingParcel(order: string, line: string | undefined): Promise<{ id: string } | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ order, status: 'pending' }))
  const { body } = await shop.ask('GET', `/shipments?filter=${filter}`)
  return body.find(({ lines }: { lines: { line: string }[] }) => lines.some((row) => row.line === line))
}

async function newParcel(order: string, line: string | undefined): Promise<{ id: string } | undefined> {
  const lines = [{ line, quantity: 1 }]
  const { body } = await shop.ask('POST', '/shipments/operations/createFor', { orders: [order], lines })
  return body.created?.[0]
}

function endIfEmpty(model: Model): void {
  const isEmpty = [0, 1].every((index) => model.cancelled[index] === model.ordered[index])
  if (isEmpty) Object.assign(model, { status: 'cancelled', isHeld: false })
}

const index = fc.constantFrom(0 as const, 1 as const)
const few = fc.integer({ min: 1, max: 3 })
const deeds = [
  ...[
    fc.constant(new Place()),
    fc.constant(new Confirm()),
    fc.constant(new Hold()),
    fc.constant(new Release()),
  ],
  ...[fc.constant(new CancelAll()), fc.tuple(index, few).map(([at, count]) => new Cancel(at, count))],
  ...[fc.tuple(few, few).map(([a, b]) => new Edit(a, b)), index.map((at) => new Pack(at))],
]

it('an order does what the areas say, whatever is tried with it and in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(deeds, { maxCommands: 12 }), async (commands) => {
      const [a, b] = [await shop.product(price, stock), await shop.product(price, stock)]
      const variants = [...a.variants, ...b.variants]
      const lines = variants.map((variant) => ({ variant, quantity: 2, unitPrice: price }))
      const { body } = await shop.ask(
        'POST',
        '/orders',
        shop.draft(lines, { paymentMethod: 'cod', codFee: 0 }),
      )
      await fc.asyncModelRun(
        (): { model: Model; real: Real } => ({
          model: { status: 'draft', isHeld: false, ordered: [2, 2], cancelled: [0, 0], packed: [0, 0] },
          real: { order: body, variants },
        }),
        [new Place(), ...commands],
      )
    }),
    { numRuns: 25, endOnFailure: true },
  )
  await expectSound(server.context)
}, 120_000)
