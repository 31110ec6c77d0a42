import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { countAttempt, forgiveAttempt } from '../../../server/auth/throttle.ts'
import type { Registry } from '../../../src/core/index.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

const registry = shop as unknown as Registry
let server: TestServer
beforeAll(async () => {
  server = await testServer({ registry })
})
afterAll(() => server?.close())
beforeEach(() => sql`DELETE FROM _sign_in_attempts`.execute(server.context.database.db))

/** How many attempts of `times` are let through. */
async function allowed(times: number, name: (index: number) => string, address: (index: number) => string) {
  let count = 0
  for (let index = 0; index < times; index++) {
    await countAttempt(server.context, name(index), address(index)).then(
      () => count++,
      () => {},
    )
  }
  return count
}

describe('attempts to sign in', () => {
  it.each<[string, (index: number) => string, (index: number) => string, number]>([
    ['one name from one address', () => 'asha', () => '198.51.100.7', 10],
    ['many names from one address', (index) => `name-${index}`, () => '198.51.100.7', 100],
    ['one name from many addresses', () => 'asha', (index) => `198.51.${index >> 8}.${index & 255}`, 100],
    ['one name in other letters', (index) => (index % 2 ? 'Asha' : 'ASHA'), () => '198.51.100.7', 10],
    ['one name from one network of IPv6', () => 'asha', (index) => `2001:db8:1:2::${index.toString(16)}`, 10],
    [
      'the same network, written out',
      () => 'asha',
      (index) => (index % 2 ? '2001:db8:0:0:1:1:1:1' : '2001:db8::1:1:1:2'),
      10,
    ],
    [
      'one name from other networks of IPv6',
      () => 'asha',
      (index) => `2001:db8:1:${index.toString(16)}::1`,
      100,
    ],
  ])('are limited: %s', async (_case, name, address, limit) => {
    expect(await allowed(limit + 5, name, address)).toBe(limit)
  })

  it('that succeed do not use up what an office has', async () => {
    for (let index = 0; index < 110; index++) {
      await countAttempt(server.context, `person-${index}`, '198.51.100.7')
      await forgiveAttempt(server.context.database, `person-${index}`, '198.51.100.7')
    }
    expect(
      await allowed(
        1,
        () => 'another',
        () => '198.51.100.7',
      ),
    ).toBe(1)
  })
})

describe('the address of a client', () => {
  const login = (to: TestServer, address: string, password: string) =>
    to.call('/auth/login', {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: { authinfo: 'orders', password },
    })

  it('bears no more guesses of one person by their name and their address than by either', async () => {
    await using behind = await testServer({ environment: { TRUST_PROXY: '1' } })
    const guess = (authinfo: string) =>
      behind.call('/auth/login', {
        method: 'POST',
        headers: { 'X-Forwarded-For': '203.0.113.77' },
        body: { authinfo, password: 'wrong' },
      })
    const names = ['catalogue', 'catalogue@atelier.test', 'Catalogue@Atelier.test ', ' CATALOGUE']
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) statuses.push((await guess(names[index % 4] as string)).status)
    const { rows } = await sql<{
      value: number
    }>`SELECT value FROM config_setting WHERE key = 'security.attempts'
      UNION ALL SELECT value FROM admin_setting WHERE key = 'security.attempts'`.execute(
      behind.context.database.db,
    )
    const most = Number(rows[0]?.value ?? 5)
    expect(statuses.filter((status) => status !== 429)).toHaveLength(most)
  })

  it('is what the proxy says where one is trusted, and cannot be made up otherwise', async () => {
    await using behind = await testServer({
      registry,
      database: server.context.database as never,
      accounts: false,
      environment: { TRUST_PROXY: '1' },
    })
    for (let index = 0; index < 11; index++) await login(behind, 'x, 203.0.113.1', 'wrong')
    expect((await login(behind, '203.0.113.2', demoPassword)).status).toBe(200)
    expect((await login(behind, '198.51.100.1, 203.0.113.1', demoPassword)).status).toBe(429)
    const statuses: number[] = []
    for (let index = 0; index < 11; index++)
      statuses.push((await login(server, `203.0.113.${index + 10}`, 'wrong')).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
