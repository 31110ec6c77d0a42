import { sql } from 'kysely'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import { resources } from '../../../resources/index.ts'
import type { CancellationRequest } from '../../../resources/sales/cancellationRequest/server/cancellationWork.ts'
import type { Order, Shipment } from '../../../resources/sales/invoice/server/work.ts'
import { lockOrder } from '../../../resources/sales/order/server/lockOrder.ts'
import { placeOrder } from '../../../resources/sales/order/server/placeOrder.ts'
import type { OrderReturn } from '../../../resources/sales/orderReturn/server/work.ts'
import type { Paying, Payment } from '../../../resources/sales/payment/server/paying.ts'
import { recordCapture } from '../../../resources/sales/payment/server/recordCapture.ts'
import { settleRefund } from '../../../resources/sales/refund/server/settleRefund.ts'
import { createShipment } from '../../../resources/sales/shipment/server/createShipment.ts'
import { ensureReasons } from '../../../resources/shared/reason/server/ensureReasons.ts'
import { reasonId } from '../../../resources/shared/reason/server/reasonId.ts'
import type { Actor } from '../../../server/actor.ts'
import type { Db } from '../../../server/database/schema.ts'
import { findRecord } from '../../../server/records/read.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { systemActor } from '../../../server/systemActor.ts'
import type { Resource } from '../../../src/core/index.ts'
import type { Call, TestServer } from '../../support/server.ts'

const address = {
  fullName: 'Asha Rao',
  phone: '+919876543210',
  line1: '12 Residency Road',
  line2: '',
  landmark: '',
  pincode: '560025',
  city: 'Bengaluru',
  district: '',
  state: 'Karnataka',
  country: 'IN',
  type: 'home',
  gstin: '',
} as const

/** What a test sells: pieces of each size, paid or to be collected. */
interface Sold {
  readonly S?: number
  readonly M?: number
  readonly method?: 'upi' | 'cod'
  /** Of a piece; that of the shop where it is not said. */
  readonly price?: number
  readonly shipping?: number
  /** Who buys; nobody who is known by default. */
  readonly customer?: string
}

export type Answer = { readonly status: number; readonly body: any }

export type ReturnShop = Awaited<ReturnType<typeof returnShop>>

/** A shop that sells one shirt in three sizes, with everything that orders, parcels and money do in it; `reader` is what it looks things up with. */
export async function returnShop(server: TestServer, admin: Call, reader?: Db) {
  const context = server.context
  const db = reader ?? context.database.db
  const work = <T>(run: (work: Paying) => Promise<T>, actor: Actor = systemActor): Promise<T> =>
    inTransaction(context, { actor, requestId: 'test' }, ({ db, records, at, effects }) =>
      run({ db, records, actor, at, after: (effect) => void effects.push(() => effect(context)) }),
    ).catch((error) => {
      // What was wrong is worth more than that something was.
      if (error?.problems?.length) error.message += ` ${JSON.stringify(error.problems)}`
      throw error
    })
  await ensureReasons(context)
  const place = await work(({ records }) =>
    records.create(resources.stockLocation, { name: 'Main', code: 'MAIN', gstin: '29ABCDE1234F1Z5' }),
  )
  const country = await work(({ records }) =>
    records.create(resources.country, {
      name: 'India',
      iso2: 'IN',
      iso3: 'IND',
      dialCode: '+91',
      currency: 'INR',
      active: true,
      shipEnabled: true,
    } as never),
  )
  const state = await work(({ records }) =>
    records.create(resources.state, {
      name: 'Karnataka',
      country: country.id,
      isoCode: 'IN-KA',
      gstCode: '29',
    } as never),
  )
  await work(async ({ records }) => {
    const { id: district } = await records.create(resources.district, { name: 'Urban', state: state.id })
    await records.create(resources.pincode, { pincode: '560025', state: state.id, district })
  })
  await work(({ records }) =>
    records.create(resources.courier, { name: 'Delhivery', code: 'DLV', cod: true, reverse: true }),
  )
  await work(({ records }) =>
    records.create(resources.deliveryZone, {
      name: 'India',
      code: 'IN',
      members: [{ level: 'country', mode: 'include', country: country.id }] as never,
      methods: [{ code: 'standard', rate: 0, etaMin: 2, etaMax: 4 }] as never,
    }),
  )
  const tax = await work(({ records }) =>
    records.create(resources.taxCategory, { name: 'Exempt', code: 'exempt', taxability: 'exempt' } as never),
  )
  const product = await work(({ records }) =>
    records.create(resources.product, {
      name: 'Shirt',
      mrp: 120_000,
      salePrice: 100_000,
      taxCategory: tax.id,
      variants: [
        ...['S', 'M'].map((size) => ({ sku: `SHIRT-${size}`, size, mrp: 120_000, salePrice: 100_000 })),
        { sku: 'SHIRT-XL', size: 'XL', mrp: 140_000, salePrice: 125_000 },
      ] as never,
    }),
  )
  await sql`UPDATE "product" SET "status" = 'active' WHERE "id" = ${product.id}`.execute(db)
  const sizes = Object.fromEntries(product.variants.map(({ id, size }) => [size, id])) as Record<
    string,
    string
  >
  await work(({ db, actor }) =>
    moveStock(
      { db, actor },
      product.variants.map(({ id }) => ({ variant: id, location: place.id, ...moves.receive(5000) })),
    ),
  )
  const read = async <T>(resource: Resource, id: string): Promise<T> =>
    (await findRecord(db, resource, id)) as unknown as T

  const ask = async (method: string, path: string, body?: object, call: Call = admin): Promise<Answer> => {
    const answer = await call(path, { method, ...(body ? { body: body as Record<string, unknown> } : {}) })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }

  /** A placed order; prepaid ones are paid. */
  async function placed({
    S = 2,
    M = 1,
    method = 'upi',
    price = 100_000,
    shipping = 0,
    customer,
  }: Sold = {}): Promise<Order> {
    const priced = { unitPrice: price, priceReason: price === 100_000 ? null : 'Agreed' }
    const lines = [
      { variant: sizes.S, quantity: S, ...priced },
      { variant: sizes.M, quantity: M, ...priced },
    ].filter(({ quantity }) => quantity > 0)
    const id = await work(async ({ records, ...rest }) => {
      const draft = await records.create(resources.order, {
        contactName: 'Asha Rao',
        phone: '+919876543210',
        email: 'asha@example.com',
        shippingAddress: address as never,
        paymentMethod: method,
        shipping,
        codFee: 0,
        lines: lines as never,
        ...(customer ? { customer } : {}),
      })
      await placeOrder({ records, ...rest }, draft.id)
      return draft.id
    })
    if (method === 'upi') await capture(id)
    return read(resources.order, id)
  }

  async function capture(order: string): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM "payment" WHERE "order" = ${order} ORDER BY "captured", "id"`.execute(db)
    await work(async (paying) => {
      await lockOrder(paying, order)
      const payment = (await paying.records.read(resources.payment, rows[0]?.id ?? '')) as Payment
      await recordCapture(paying, payment, {
        amount: payment.amount,
        facts: { providerPaymentId: `pay_${payment.number}` },
        event: { kind: 'captured' },
        by: 'gateway',
      })
    })
  }

  /** Moves the parcels of an order on. */
  const steps = async (parcel: string, ...names: readonly string[]): Promise<void> => {
    const why = names.includes('sendBack') ? await reasonId(db, 'deliveryFailed', 'refused') : null
    const asked: Readonly<Record<string, object>> = {
      label: { courier: 'Delhivery', awb: parcel.slice(-12) },
      sendBack: { failedReason: why },
    }
    await work(async ({ records }) => {
      for (const name of names)
        await records.transition(resources.shipment, parcel, name, (asked[name] ?? {}) as never)
    })
  }

  async function packed(sold: Sold = {}): Promise<{ order: Order; parcel: string }> {
    const { id } = await placed(sold)
    await work(({ records }) => records.transition(resources.order, id, 'confirm'))
    const parcel = await work(async (paying) => {
      const [made] = await createShipment(paying, await lockOrder(paying, id))
      return (made as Shipment).id
    })
    await steps(parcel, 'pack')
    return { order: await read(resources.order, id), parcel }
  }

  async function shipped(sold: Sold = {}): Promise<{ order: Order; parcel: string }> {
    const { order, parcel } = await packed(sold)
    await steps(parcel, 'label', 'handOver', 'depart')
    return { order: await read(resources.order, order.id), parcel }
  }

  async function delivered(sold: Sold = {}): Promise<Order> {
    const { order, parcel } = await shipped(sold)
    await steps(parcel, 'bringOut', 'deliver')
    return read(resources.order, order.id)
  }

  /** What the place has of a size. */
  async function stock(size: 'S' | 'M' | 'XL') {
    const { rows } = await sql<Record<'onHand' | 'committed' | 'reserved' | 'damaged' | 'qc', number>>`
      SELECT "on_hand" AS "onHand", "committed", "reserved", "damaged", "qc" FROM "stock_level"
      WHERE "variant" = ${sizes[size] ?? ''}`.execute(db)
    return rows[0] as Record<'onHand' | 'committed' | 'reserved' | 'damaged' | 'qc', number>
  }

  const reason = async (domain: Parameters<typeof reasonId>[1], code: string): Promise<string> =>
    (await reasonId(db, domain, code)) as string

  /** Opens a return of pieces of a delivered order. */
  async function requested(order: Order, more: Record<string, unknown> = {}, quantity = 1): Promise<Answer> {
    return ask('POST', '/returns/operations/request', {
      order: order.id,
      lines: [
        {
          line: order.lines[0]?.id,
          quantity,
          reason: await reason('return', 'size-too-small'),
          ...(more.exchangeVariant ? { exchangeVariant: more.exchangeVariant } : {}),
        },
      ],
      ...Object.fromEntries(Object.entries(more).filter(([name]) => name !== 'exchangeVariant')),
    })
  }

  const operate = (record: { id: string }, name: string, input: object = {}, call?: Call) =>
    ask('POST', `/returns/${record.id}/operations/${name}`, input, call)

  const move = async (record: { id: string }, name: string): Promise<Answer> => {
    const { version } = await read<OrderReturn>(resources.orderReturn, record.id)
    return ask('POST', `/returns/${record.id}/transitions/${name}`, { version })
  }

  const returnOf = (id: string) => read<OrderReturn>(resources.orderReturn, id)

  /** Receives all of a return. */
  const receiveAll = async (id: string): Promise<Answer> => {
    const record = await returnOf(id)
    return operate(record, 'receive', {
      lines: record.lines.map((line) => ({ id: line.id, received: line.quantity })),
    })
  }

  /** A return that has been received whole. */
  async function received(order: Order, more: Record<string, unknown> = {}, quantity = 1) {
    const { body } = await requested(order, more, quantity)
    await move(body, 'approve')
    await receiveAll(body.id)
    return body as { id: string; number: string }
  }

  /** Inspects all of a return as sold. */
  const inspectAll = async (id: string, found: Record<string, unknown> = {}): Promise<Answer> => {
    const record = await returnOf(id)
    return operate(record, 'inspect', {
      lines: record.lines.map((line) => ({
        id: line.id,
        accepted: line.received,
        qcResult: 'pass',
        restockTo: 'sellable',
        ...found,
      })),
    })
  }

  /** Signs somebody in who has these permissions alone. */
  async function staff(name: string, permissions: object[]): Promise<Call> {
    const role = await ask('POST', '/subadmin-roles', { name, permissions })
    const email = `${name}@shop.test`
    const made = await ask('POST', '/subadmins', { firstName: name, email, roles: [role.body.id] })
    const link = await ask('POST', `/subadmins/${made.body.id}/operations/link`, {})
    const password = 'seven lamps on a pier'
    await ask('POST', '/auth/invitation', { token: link.body.path.split('#')[1], password })
    return server.signIn(email, password)
  }

  /** Pays a refund out. */
  const settle = (id: string): Promise<unknown> =>
    work(async (paying) => {
      const asked = await paying.records.read(resources.refund, id)
      if (asked) await settleRefund(paying, asked, { utr: `UTR-${id.slice(-6)}` })
    })

  /** The parcel of an order that waits to be packed; made where there is none. */
  const parcelOf = (order: string): Promise<string> =>
    work(async (paying) => {
      const { rows } = await sql<{
        id: string
      }>`SELECT "id" FROM "shipment" WHERE "order" = ${order}`.execute(paying.db)
      if (rows[0]) return rows[0].id
      const [made] = await createShipment(paying, await lockOrder(paying, order))
      return (made as Shipment).id
    })

  return {
    staff,
    settle,
    parcelOf,
    context,
    db,
    work,
    ask,
    read,
    placed,
    capture,
    packed,
    shipped,
    delivered,
    steps,
    stock,
    reason,
    requested,
    operate,
    move,
    returnOf,
    receiveAll,
    received,
    inspectAll,
    sizes,
    place,
    product,
    orderOf: (id: string) => read<Order>(resources.order, id),
    requestOf: (id: string) => read<CancellationRequest>(resources.cancellationRequest, id),
    /** The refunds of an order with their amounts and states. */
    refunds: async (order: string) => {
      const { rows } = await sql<{ id: string; amount: number; status: string; destination: string }>`
        SELECT "id", "amount"::float8 AS "amount", "status", "destination" FROM "refund" WHERE "order" = ${order} ORDER BY "id"`.execute(
        db,
      )
      return rows
    },
  }
}
