import { sql } from 'kysely'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import { customer as customers } from '../../../resources/customers/customer/customer.ts'
import { resources } from '../../../resources/index.ts'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { order as orders } from '../../../resources/sales/order/order.ts'
import type { Paying } from '../../../resources/sales/payment/server/paying.ts'
import { ensureReasons } from '../../../resources/shared/reason/server/ensureReasons.ts'
import type { Actor } from '../../../server/actor.ts'
import type { Context } from '../../../server/context.ts'
import { findRecord } from '../../../server/records/read.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { systemActor } from '../../../server/systemActor.ts'
import type { Call, TestServer } from '../../support/server.ts'

/** Where the parcels of these tests go. */
export const home = {
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
}

export interface Made {
  readonly id: string
  readonly variants: readonly string[]
}

/** An answer of the API with its status. */
export interface Told {
  readonly status: number
  readonly body: any
}

/** A shop that sells and ships: a place with stock in Karnataka, a zone for all of India, goods taxed at 5 and 18 %. */
export function orderShop(server: () => TestServer, signedIn: () => Call) {
  const context = (): Context => server().context
  const db = () => context().database.db
  const work = <T>(run: (work: Paying) => Promise<T>, actor: Actor = systemActor): Promise<T> =>
    inTransaction(context(), { actor, requestId: 'test' }, ({ db, records, at, effects }) =>
      run({ db, records, actor, at, after: (effect) => void effects.push(() => effect(context())) }),
    )
  async function ask(method: string, path: string, body?: object, call: Call = signedIn()): Promise<Told> {
    const answer = await call(path, { method, ...(body ? { body: body as Record<string, unknown> } : {}) })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }
  const ids: Record<string, string> = {}
  let number = 0

  return {
    work,
    ask,
    ids,
    /** Makes what every order needs. */
    async prepare(): Promise<void> {
      await ensureReasons(context())
      await ensureKeys(context())
      await work(async ({ records }) => {
        const india = await records.create(resources.country, {
          name: 'India',
          iso2: 'IN',
          iso3: 'IND',
          dialCode: '+91',
          currency: 'INR',
          active: true,
          shipEnabled: true,
          isDefault: true,
        })
        const state = (name: string, isoCode: string, gstCode: string) =>
          records.create(resources.state, { name, country: india.id, isoCode, gstCode, active: true })
        const [karnataka, delhi] = [
          await state('Karnataka', 'IN-KA', '29'),
          await state('Delhi', 'IN-DL', '07'),
        ]
        const pin = async (pincode: string, of: string) => {
          const district = await records.create(resources.district, { name: `At ${pincode}`, state: of })
          await records.create(resources.pincode, {
            pincode,
            state: of,
            district: district.id,
            country: india.id,
          })
        }
        await pin('560025', karnataka.id)
        await pin('110001', delhi.id)
        const tax = await records.create(resources.taxCategory, {
          name: 'Apparel',
          code: 'apparel',
          taxability: 'taxable',
          isDefault: true,
          rates: [
            { effectiveFrom: '2025-09-22', basis: 'unitValue', maxValue: 250_000, rate: 5 },
            { effectiveFrom: '2025-09-22', basis: 'unitValue', minValue: 250_000, rate: 18 },
          ] as never,
        })
        const place = await records.create(resources.stockLocation, {
          name: 'Bengaluru',
          code: 'BLR',
          gstin: '29ABCDE1234F1Z5',
          active: true,
          shipsOrders: true,
        })
        await records.create(resources.courier, { name: 'Delhivery', code: 'DLV', cod: true })
        await records.create(resources.courier, { name: 'Blue Dart', code: 'BD', cod: true })
        await records.create(resources.deliveryZone, {
          name: 'India',
          code: 'IN',
          members: [{ level: 'country', country: india.id, mode: 'include' }] as never,
          methods: [
            { code: 'standard', rate: 5000, etaMin: 2, etaMax: 4, codAllowed: true, codFee: 4900 },
          ] as never,
        })
        Object.assign(ids, {
          tax: tax.id,
          place: place.id,
          india: india.id,
          karnataka: karnataka.id,
          delhi: delhi.id,
        })
      })
      ids.cancel = (await reasonOf('cancel')) as string
      ids.hold = (await reasonOf('hold')) as string
    },
    /** A product for sale with so many pieces of each size. */
    async product(
      price: number,
      pieces: number,
      sizes: readonly string[] = ['M'],
      values: object = {},
    ): Promise<Made> {
      number++
      const name = `Shirt ${number}`
      const made = await work(({ records }) =>
        records.create(resources.product, {
          name,
          mrp: price * 2,
          salePrice: price,
          taxCategory: ids.tax ?? null,
          variants: sizes.map((size) => ({
            sku: `S${number}-${size}`,
            size,
            mrp: price * 2,
            salePrice: price,
          })) as never,
          ...values,
        }),
      )
      await sql`UPDATE "product" SET "status" = 'active' WHERE "id" = ${made.id}`.execute(db())
      const variants = made.variants.map(({ id }) => id)
      if (pieces > 0)
        await work(({ db, actor }) =>
          moveStock(
            { db, actor },
            variants.map((variant) => ({ variant, location: ids.place as string, ...moves.receive(pieces) })),
          ),
        )
      return { id: made.id, variants }
    },
    /** The body of a draft. */
    draft: (lines: readonly object[], more: object = {}) => ({
      contactName: 'Asha Rao',
      phone: '+919876543210',
      email: 'asha@example.com',
      shippingAddress: home,
      paymentMethod: 'upi',
      lines,
      ...more,
    }),
    async placed(lines: readonly object[], more: object = {}): Promise<Order> {
      const { status, body } = await ask('POST', '/orders', this.draft(lines, more))
      if (status !== 201) throw new Error(`draft: ${status} ${JSON.stringify(body)}`)
      return this.place(body)
    },
    /** Places a draft as it is. */
    async place({ id, version }: Pick<Order, 'id' | 'version'>): Promise<Order> {
      const told = await ask('POST', `/orders/${id}/operations/place`, { version })
      if (told.status !== 200) throw new Error(`place: ${told.status} ${JSON.stringify(told.body)}`)
      return this.order(id)
    },
    order: async (id: string) => (await findRecord(db(), orders, id)) as unknown as Order,
    customer: (values: object = {}) =>
      work(({ records }) =>
        records.create(customers, { firstName: 'Asha', phone: `+91987654${1000 + ++number}`, ...values }),
      ),
    /** What the place has of a variant. */
    async level(variant: string) {
      const { rows } = await sql<{ onHand: number; committed: number; reserved: number; available: number }>`
        SELECT "on_hand" AS "onHand", "committed", "reserved", "available" FROM "stock_level"
        WHERE "variant" = ${variant}`.execute(db())
      return rows[0]
    },
    payments: async (id: string) =>
      (
        await sql<{ id: string; status: string; amount: number; method: string }>`
          SELECT "id", "status", "amount"::float8 AS "amount", "method" FROM "payment" WHERE "order" = ${id} ORDER BY "id"`.execute(
          db(),
        )
      ).rows,
    db,
  }

  async function reasonOf(domain: 'cancel' | 'hold'): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM "reason" WHERE "domain" = ${domain} AND NOT "requires_note" ORDER BY "position" LIMIT 1`.execute(
      db(),
    )
    return rows[0]?.id
  }
}
