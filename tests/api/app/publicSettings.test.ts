import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Registry } from '../../../src/core/index.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ registry: shop as unknown as Registry, accounts: false })
})
afterAll(() => server?.close())

const read = async () => {
  const { generalTxt } = (await (await server.call('/home/getTxt/public')).json()) as { generalTxt: string }
  return (await fetch(generalTxt)).json()
}

const defaults = {
  title: 'Atelier',
  logo: '/logo.svg',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  locales: ['en', 'zh', 'fr', 'ja'],
}

describe('the public settings file', () => {
  it('is where the link says, and holds the defaults', async () => {
    expect(await read()).toEqual({ adminSettings: [defaults] })
  })

  it('holds what was set, and nothing that is not public', async () => {
    await sql`INSERT INTO _public_settings (id, value) VALUES (1, '{"title":"Maison","smtpPassword":"secret"}')`.execute(
      server.context.database.db,
    )
    expect(await read()).toEqual({ adminSettings: [{ ...defaults, title: 'Maison' }] })
  })
})

describe('those who run the server', () => {
  it('can ask whether it lives and whether it is ready', async () => {
    for (const path of ['/health', '/ready']) {
      const answer = await fetch(server.url + path)
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
    }
  })

  it('hear that it is not ready while the database is away', async () => {
    await using other = await testServer({ registry: shop as unknown as Registry, accounts: false })
    await other.context.database.close()
    expect((await fetch(`${other.url}/health`)).status).toBe(200)
    const answer = await fetch(`${other.url}/ready`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(((await answer.json()) as any).code).toBe('unavailable')
    expect(
      (await other.call('/auth/session', { headers: { Authorization: `Bearer ${'x'.repeat(43)}` } })).status,
    ).toBe(503)
  }, 60_000)
})
