import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { returnableView } from '../../../resources/sales/orderReturn/server/views.ts'
import { dayAfter } from '../../../src/fields/date/day.ts'
import { openReturnShop } from './opened.ts'

const { shop } = openReturnShop()
let branch: { women: string; kurtas: string }

beforeAll(async () => {
  branch = await shop.work(async ({ records }) => {
    const women = await records.create(resources.category, { name: 'Women', slug: 'women' } as never)
    const kurtas = await records.create(resources.category, {
      name: 'Kurtas',
      slug: 'kurtas',
      parent: women.id,
    } as never)
    return { women: women.id, kurtas: kurtas.id }
  })
})

/** What the shop says of sending its goods back; the product stands in the lower category. */
interface Said {
  readonly product?: number | null
  readonly category?: number | null
  readonly above?: number | null
  readonly returnable?: boolean | null
  readonly categoryReturnable?: boolean | null
  readonly setting?: number
}

async function say({ product, category, above, returnable, categoryReturnable, setting = 14 }: Said) {
  await sql`UPDATE "product" SET "primary_category" = ${branch.kurtas}, "returnable" = ${returnable ?? null},
    "return_window_days" = ${product ?? null} WHERE "id" = ${shop.product.id}`.execute(shop.db)
  await sql`UPDATE "category" SET "return_window_days" = ${category ?? null},
    "returnable" = ${categoryReturnable ?? null} WHERE "id" = ${branch.kurtas}`.execute(shop.db)
  await sql`UPDATE "category" SET "return_window_days" = ${above ?? null} WHERE "id" = ${branch.women}`.execute(
    shop.db,
  )
  await set(setting)
}

async function set(value: number) {
  const filter = encodeURIComponent('{"key":"returns.windowDays"}')
  const [{ id, version }] = (await shop.ask('GET', `/config-settings?filter=${filter}`)).body
  expect((await shop.ask('PUT', `/config-settings/${id}`, { version, value })).status).toBe(200)
}

/** What the dialog offers of an order at a moment. */
const offered = async (order: string, at: string) =>
  (await returnableView(shop.db, { order }, at)).lines[0] as NonNullable<
    Awaited<ReturnType<typeof returnableView>>['lines'][number]
  >

/** The last moment of a day in the shop, and the first of the next. */
const lastOf = (day: string) => `${day}T18:29:59.999Z`
const nextAfter = (day: string) => `${day}T18:30:00.000Z`

describe('until when a piece can be sent back', () => {
  it.each([
    ['as the product says', { product: 7, category: 30, above: 3 }, 7],
    ['as its category says, where the product says nothing', { category: 30, above: 3 }, 30],
    ['as the category above says, where its own says nothing', { above: 3 }, 3],
    ['as the setting says, where nobody does', {}, 14],
    ['as the setting says, where that is another', { setting: 5 }, 5],
    ['not after the day of delivery, where it is no day', { product: 0, category: 30 }, 0],
    ['ninety days, the most there is', { product: 90 }, 90],
  ])('is %s', async (_, said, days) => {
    await say(said)
    const order = await shop.delivered({ S: 1, M: 0 })
    const delivered = new Date(Date.parse(order.deliveredAt as string) + 5.5 * 3_600_000)
    const last = dayAfter(delivered.toISOString().slice(0, 10), days)
    expect(order.lines[0]).toMatchObject({ returnWindowDays: days, returnableUntil: last })
    const words = { returnableUntil: last, returnWindowDays: days, isFinal: false }
    expect(await offered(order.id, lastOf(last))).toMatchObject({ ...words, inWindow: true })
    expect(await offered(order.id, nextAfter(last))).toMatchObject({ ...words, inWindow: false })
  })

  it('counts from what was said when it was ordered, whatever is said later', async () => {
    await say({ product: 3 })
    const { order, parcel } = await shop.shipped({ S: 1, M: 0 })
    expect(order.lines[0]).toMatchObject({ returnWindowDays: 3, returnableUntil: null })
    await say({ product: 60, returnable: false, setting: 1 })
    await shop.steps(parcel, 'bringOut', 'deliver')
    const { lines } = await shop.orderOf(order.id)
    expect(lines[0]).toMatchObject({ returnable: true, returnWindowDays: 3 })
    expect((await offered(order.id, lastOf(lines[0]?.returnableUntil as string))).inWindow).toBe(true)
    expect((await shop.requested(order)).status).toBe(200)
  })

  it('is never for what was sold for good, by its product or its category, and no order waits for that', async () => {
    for (const said of [{ returnable: false, product: 9 }, { categoryReturnable: false }]) {
      await say(said)
      const order = await shop.delivered({ S: 1, M: 0 })
      expect(order).toMatchObject({
        status: 'completed',
        lines: [{ returnable: false, returnableUntil: null }],
      })
      expect(await offered(order.id, new Date().toISOString())).toMatchObject({
        isFinal: true,
        inWindow: false,
      })
      const refused = await shop.requested(order)
      expect(Object.keys(refused.body.errors)).toEqual(['overrideReason'])
    }
    await say({ returnable: true, categoryReturnable: false })
    expect((await shop.delivered({ S: 1, M: 0 })).lines[0]).toMatchObject({ returnable: true })
  })

  it('is asked of the product for orders older than the lines that know it', async () => {
    await say({ product: 10 })
    const order = await shop.delivered({ S: 1, M: 0 })
    await sql`UPDATE "order_lines" SET "returnable" = NULL, "return_window_days" = NULL
      WHERE "owner_id" = ${order.id}`.execute(shop.db)
    expect(await offered(order.id, new Date().toISOString())).toMatchObject({
      isFinal: false,
      inWindow: true,
    })
    await say({ returnable: false })
    expect(await offered(order.id, new Date().toISOString())).toMatchObject({
      isFinal: true,
      inWindow: false,
    })
    await say({})
  })
})
