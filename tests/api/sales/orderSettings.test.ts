import { describe, expect, it } from 'vitest'
import { openShop } from './opened.ts'
import { orderShop } from './orderShop.ts'

const { shop } = openShop(orderShop)
const { ask } = shop

const day = 86_400_000

/** Sets a setting of the shop while something runs, and puts it back. */
async function during(key: string, value: number, run: () => Promise<void>): Promise<void> {
  const write = async (next: unknown) => {
    const filter = encodeURIComponent(JSON.stringify({ key }))
    const [{ id, version, value: before }] = (await ask('GET', `/config-settings?filter=${filter}`)).body
    expect((await ask('PUT', `/config-settings/${id}`, { version, value: next })).status).toBe(200)
    return before
  }
  const before = await write(value)
  await run()
  await write(before)
}

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
    await during('orders.draftDays', 40, async () => {
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
    await during('payments.linkDays', 10, async () => {
      expect(await send()).toBe(10)
    })
  })
})
