import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '../../support/server.ts'
import { type NotificationShop, notificationShop } from './notificationShop.ts'

let shop: NotificationShop
let support: Call
beforeAll(async () => {
  shop = await notificationShop()
  support = await shop.server.signIn('support')
}, 300_000)
afterAll(() => shop?.server.close())

const ask = (method: string, body?: object) => shop.ask(method, '/auth/profile/contact', body, support)

it('telephone and website are everybody’s own to say, and stand in the record that colleagues see', async () => {
  expect((await ask('GET')).body).toEqual({ phone: null, website: null, mayChange: true })
  const given = { phone: '+919876543210', website: 'https://support.example' }
  expect(await ask('PUT', given)).toMatchObject({ status: 200, body: { ...given, mayChange: true } })
  expect((await ask('GET')).body).toMatchObject(given)
  const record = async () => (await shop.ask('GET', `/subadmins/${await shop.account('support')}`)).body
  expect(await record()).toMatchObject(given)
  expect((await ask('PUT', { phone: '98765 43210', website: 'support.example' })).body).toMatchObject(given)
  await ask('PUT', { phone: null, website: null })
  expect(await record()).toMatchObject({ phone: null, website: null })
})

it('what is no number, no address, or a colleague’s number is refused beside its input', async () => {
  const wrong = await ask('PUT', { phone: '12', website: 'javascript:alert(1)' })
  expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([422, ['phone', 'website']])
  const id = await shop.account('catalogue')
  const { version } = (await shop.ask('GET', `/subadmins/${id}`)).body
  await shop.ask('PUT', `/subadmins/${id}`, { phone: '+919812345678', version })
  const taken = await ask('PUT', { phone: '+919812345678', website: null })
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([409, ['phone']])
})
