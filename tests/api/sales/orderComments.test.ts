import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { moneyShop } from './moneyShop.ts'
import { openShop } from './opened.ts'
import { orderShop } from './orderShop.ts'

const { server, admin, shop } = openShop(orderShop)
const { ask } = shop

const staff = (name: string, permissions: object[]) => moneyShop(() => server).staff(admin, name, permissions)

async function accountOf(name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "_accounts" WHERE "email" = ${`${name}@shop.test`}`.execute(shop.db())
  return rows[0]?.id ?? ''
}

async function placed() {
  const { variants } = await shop.product(50_000, 5)
  return shop.placed([{ variant: variants[0], quantity: 1, unitPrice: 50_000 }])
}

/** What somebody was told of mentions. */
async function told(account: string) {
  const { rows } = await sql<{ title: string; body: string; channel: string }>`
    SELECT n."subject" AS "title", n."body", n."channel" FROM "notification" n JOIN "notification_key" k ON k."id" = n."key"
    WHERE n."recipient_id"::text = ${account} AND k."key" = 'order.mentioned'`.execute(shop.db())
  return rows
}

describe('a comment on an order', () => {
  it('tells the colleagues whom it mentions, once each, and keeps their names', async () => {
    await staff('ravi', [{ key: 'order', view: true, edit: true }])
    const ravi = await accountOf('ravi')
    const { id, number } = await placed()
    const text = 'Please call about the address'
    const { status, body } = await ask('POST', `/orders/${id}/operations/comment`, {
      text,
      mentions: [ravi, ravi],
    })
    expect(status).toBe(200)
    expect(body.comments).toMatchObject([{ text, mentioned: 'ravi' }])
    const [message, ...more] = await told(ravi)
    expect(more).toEqual([])
    expect(message).toMatchObject({ channel: 'inApp', body: expect.stringContaining(text) })
    expect(message?.title).toContain(number)
  })

  it('without a mention tells nobody, and whoever writes is not told of themselves', async () => {
    const ravi = await accountOf('ravi')
    const before = await told(ravi)
    const { id } = await placed()
    expect((await ask('POST', `/orders/${id}/operations/comment`, { text: 'Only a note' })).status).toBe(200)
    expect((await shop.order(id)).comments).toMatchObject([{ text: 'Only a note', mentioned: null }])
    const own = await server.signIn('ravi@shop.test', 'seven lamps on a pier')
    const said = await ask(
      'POST',
      `/orders/${id}/operations/comment`,
      { text: 'Mine', mentions: [ravi] },
      own,
    )
    expect(said.status).toBe(200)
    expect(await told(ravi)).toEqual(before)
  })

  it('is refused where it mentions nobody there is, a customer, or somebody who may not see orders', async () => {
    await staff('catalogueOnly', [{ key: 'brand', view: true }])
    const { rows } = await sql<{
      id: string
    }>`SELECT "id" FROM "_accounts" WHERE "type" = 'CUSTOMER'`.execute(shop.db())
    const { id } = await placed()
    const unknown = '01932b1c-7a80-7000-8000-00000000dead'
    for (const nobody of [unknown, rows[0]?.id, await accountOf('catalogueOnly')]) {
      const refused = await ask('POST', `/orders/${id}/operations/comment`, { text: 'x', mentions: [nobody] })
      expect(refused.status).toBe(422)
      expect(Object.keys(refused.body.errors)).toEqual(['mentions.0'])
    }
    expect((await shop.order(id)).comments).toEqual([])
    const eleven = Array.from({ length: 11 }, () => unknown)
    expect(
      (await ask('POST', `/orders/${id}/operations/comment`, { text: 'x', mentions: eleven })).status,
    ).toBe(422)
  })
})

describe('a file of a comment', () => {
  it('is kept with it, and whoever may see the orders can open it', async () => {
    const { id } = await placed()
    const body = new FormData()
    body.append('file', new Blob(['%PDF-1.7\n']), 'slip.pdf')
    const { file, bytes, type } = (await (await admin('/files', { method: 'POST', body })).json()) as {
      file: string
      bytes: number
      type: string
    }
    const attached = { file, bytes, type, name: 'slip.pdf' }
    const path = `/orders/${id}/operations/comment`
    expect((await ask('POST', path, { text: 'See the slip', file: attached })).status).toBe(200)
    expect((await shop.order(id)).comments).toMatchObject([{ text: 'See the slip', file: attached }])
    expect((await ask('POST', path, { text: 'Wrong', file: { file: 'slip' } })).status).toBe(422)

    const desk = await staff('packer', [{ key: 'order', view: true }])
    expect((await desk(`/files/${file}/download`)).status).toBe(200)
    const other = await staff('writer', [{ key: 'page', view: true }])
    expect((await other(`/files/${file}/download`)).status).toBe(404)
  })
})
