import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
})
afterAll(() => server?.close())

it('takes a role in whose form nothing was ticked: it opens nothing yet', async () => {
  const named = await admin('/subadmin-roles', { method: 'POST', body: { name: 'Interns' } })
  expect(named.status).toBe(201)
  expect(await named.json()).toMatchObject({ permissions: [], flagCount: 0 })
  const emptied = await admin('/subadmin-roles', {
    method: 'POST',
    body: { name: 'Guests', permissions: null },
  })
  expect(emptied.status).toBe(201)
})

it('refuses what is no list of permissions', async () => {
  const answer = await admin('/subadmin-roles', {
    method: 'POST',
    body: { name: 'Others', permissions: { key: 'brand', view: true } },
  })
  expect(answer.status).toBe(422)
})
