import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { duringSetting } from './duringSetting.ts'
import { openShop } from './opened.ts'
import { home, orderShop } from './orderShop.ts'

const { shop } = openShop(orderShop)
const { ask } = shop

const day = 86_400_000

async function draft() {
  const { variants } = await shop.product(50_000, 5)
  const lines = [{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]
  return (await ask('POST', '/orders', shop.draft(lines))).body
}

/** In how many whole days something ends. */
const daysUntil = (time: string) => Math.round((Date.parse(time) - Date.now()) / day)

describe('how long something waits is the shop’s to say', () => {
  it('a draft for somebody to go on with it', async () => {
    expect(daysUntil((await draft()).expiresAt)).toBe(14)
    await duringSetting(ask, 'orders.draftDays', 40, async () => {
      expect(daysUntil((await draft()).expiresAt)).toBe(40)
    })
    expect(daysUntil((await draft()).expiresAt)).toBe(14)
  })

  it('a payment link for the money, and the order with it', async () => {
    const send = async () => {
      const { id } = await draft()
      const { status, body } = await ask('POST', `/orders/${id}/operations/sendPaymentLink`, {})
      expect(status).toBe(200)
      expect((await shop.order(id)).expiresAt).toBe(body.until)
      return daysUntil(body.until)
    }
    expect(await send()).toBe(3)
    await duringSetting(ask, 'payments.linkDays', 10, async () => {
      expect(await send()).toBe(10)
    })
  })
})

describe('what a buyer is written', () => {
  it('groups the digits of its amounts as the shop does', async () => {
    const { variants } = await shop.product(123_456_700, 5)
    const written = async () => {
      const lines = [{ variant: variants[0], quantity: 1, unitPrice: 123_456_700 }]
      const { id } = await shop.placed(lines)
      const { rows } = await sql<{ body: string }>`
        SELECT n."body" FROM "notification" n JOIN "notification_key" k ON k."id" = n."key"
        WHERE k."key" = 'order.placed' AND n."area_id" = ${id} LIMIT 1`.execute(shop.db())
      return rows[0]?.body
    }
    expect(await written()).toContain('₹1,234,567.00')
    await duringSetting(
      ask,
      'localisation.grouping',
      'lakhs',
      async () => expect(await written()).toContain('₹12,34,567.00'),
      'admin-settings',
    )
  })
})

describe('cash on delivery', () => {
  it('is refused below what the shop says', async () => {
    const { variants } = await shop.product(50_000, 3)
    const problems = async () =>
      (
        await ask('POST', '/orders/operations/quote', {
          lines: [{ variant: variants[0], quantity: 1 }],
          shippingAddress: home,
          paymentMethod: 'cod',
          shippingMethod: 'standard',
          phone: '+919876543210',
        })
      ).body.problems
    expect(await problems()).toEqual([])
    await duringSetting(ask, 'payments.codMinimum', 60_000, async () => {
      expect(JSON.stringify(await problems())).toContain('600')
    })
  })
})
