import sharp from 'sharp'
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

const drawn = async (side = 512) =>
  (
    await sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } })
      .webp()
      .toBuffer()
  ).toString('base64')
const ask = (method: string, body?: object, call = support) =>
  shop.ask(method, '/auth/profile/picture', body, call)
const recordOf = async (name: string) =>
  (await shop.ask('GET', `/subadmins/${await shop.account(name)}`)).body

it('is everybody’s own to choose, whatever their role allows of the staff, and stands in their record', async () => {
  expect((await ask('GET')).body).toEqual({ picture: null, mayChange: true })
  expect((await shop.ask('GET', '/subadmins', undefined, support)).status).toBe(403)
  const { status, body } = await ask('PUT', { picture: await drawn() })
  expect([status, body.picture]).toEqual([
    200,
    expect.objectContaining({ file: expect.any(String), alt: '' }),
  ])
  expect((await recordOf('support')).avatar.file).toBe(body.picture.file)
  expect((await ask('GET')).body).toEqual(body)
  expect((await ask('GET', undefined, shop.admin)).body).toEqual({ picture: null, mayChange: true })
  const history = (await shop.ask('GET', `/subadmins/${await shop.account('support')}/history?range=[0,9]`))
    .body
  expect(JSON.stringify(history)).toContain('avatar')
  expect((await ask('DELETE')).body).toEqual({ picture: null, mayChange: true })
  expect((await recordOf('support')).avatar).toBeNull()
})

it('is a picture, of half a megabyte at most, of somebody who is signed in', async () => {
  const text = Buffer.from('%PDF-1.7 nothing').toString('base64')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  for (const picture of [text, svg, 'not base64!', '']) {
    const { status } = await ask('PUT', { picture })
    expect([picture, status >= 400 && status < 500]).toEqual([picture, true])
  }
  expect((await ask('PUT', { picture: 'A'.repeat(700_004) })).status).toBe(422)
  expect((await ask('PUT', { picture: await drawn() }, shop.server.call)).status).toBe(401)
  expect((await recordOf('support')).avatar).toBeNull()
})
