import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '../../support/server.ts'
import { type NotificationShop, notificationShop } from './notificationShop.ts'

let shop: NotificationShop
let orders: Call
beforeAll(async () => {
  shop = await notificationShop()
  orders = await shop.server.signIn('orders')
}, 300_000)
afterAll(() => shop?.server.close())

const follow = (id: string, follows: boolean, call: Call = shop.admin) =>
  shop.ask(follows ? 'PUT' : 'DELETE', `/follows/${id}`, undefined, call)

it('a colleague is followed and no longer, is told of it once, and both see how many do', async () => {
  const vikram = await shop.account('orders')
  const read = async (call: Call) => (await shop.ask('GET', `/follows/${vikram}`, undefined, call)).body
  expect(await read(shop.admin)).toEqual({ follows: false, followers: 0 })
  expect(await follow(vikram, true)).toMatchObject({ status: 200, body: { follows: true, followers: 1 } })
  expect((await follow(vikram, true)).body.followers).toBe(1)
  expect((await shop.ask('GET', '/follows', undefined, orders)).body).toEqual({
    people: [],
    followers: 1,
  })
  const own = (await shop.ask('GET', '/follows')).body
  expect(own.people).toEqual([{ id: vikram, name: 'Vikram Shetty' }])
  expect((await follow(vikram, false)).body).toEqual({ follows: false, followers: 0 })
  await follow(vikram, true)
  const { body: inbox } = await shop.ask('GET', '/auth/inbox', undefined, orders)
  const told = JSON.stringify(inbox).match(/Asha Rao follows you/g) ?? []
  expect(told).toHaveLength(1)
})

it('what they did is told, and of nobody else', async () => {
  const activity = () => shop.ask('GET', '/follows/activity')
  const catalogue = await shop.server.signIn('catalogue')
  const made = async (name: string, call: Call) =>
    (await shop.ask('POST', '/tags', { name, kind: 'product' }, call)).body.id as string
  const own = await made('Mine', shop.admin)
  const theirs = await made('Theirs', catalogue)
  await follow(await shop.account('catalogue'), true)
  const { body } = await activity()
  const seen = body.entries.map(({ recordId }: { recordId: string }) => recordId)
  expect(seen).toContain(theirs)
  expect(seen).not.toContain(own)
  expect(body.entries.find(({ recordId }: { recordId: string }) => recordId === theirs)).toMatchObject({
    title: 'Theirs',
    action: 'create',
  })
})

it('is refused to whoever may not see the log, of oneself, and of nobody', async () => {
  const vikram = await shop.account('orders')
  expect((await follow(await shop.account('catalogue'), true, orders)).status).toBe(403)
  expect((await shop.ask('GET', `/follows/${vikram}`, undefined, orders)).status).toBe(403)
  expect((await shop.ask('GET', '/follows/activity', undefined, orders)).status).toBe(403)
  expect((await follow(await shop.account('admin'), true)).status).toBe(409)
  expect((await follow('01932b1c-7a80-7000-8000-000000000001', true)).status).toBe(404)
})
