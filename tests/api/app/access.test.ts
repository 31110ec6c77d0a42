import { request } from 'node:http'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../../../server/context.ts'
import { guard } from '../../../server/requests/access.ts'
import type { Registry } from '../../../src/core/index.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ registry: shop as unknown as Registry })
})
afterAll(() => server?.close())

/** A path that fits a route's pattern. */
const pathOf = (pattern: string) =>
  pattern
    .replace(/\/:width[^/]*\.webp$/, '/96.webp')
    .replace(/:(\w+)(\([^)]*\))?/g, '01932b1c-7a80-7000-8000-000000000001')

describe('the server', () => {
  it('refuses a route that does not say who may call it', () => {
    const app = Fastify()
    guard(app, { registry: {}, settings: {} } as Context)
    expect(() => app.get('/open', async () => 'secret')).toThrow(
      "GET /open does not say who may call it. Expected config.access. Set it to 'public' or 'signed-in'.",
    )
    expect(() => app.get('/odd', { config: { access: 'anyone' as never } }, async () => 'secret')).toThrow(
      '/odd',
    )
  })

  it('opens only these routes to everybody', () => {
    const open = [...server.app.routeTable].filter(([, access]) => access === 'public')
    expect(open.map(([name]) => name).sort()).toEqual(
      [
        ...['POST /api/v1/auth/login', 'POST /api/v1/auth/logout', 'POST /api/v1/auth/register'],
        ...['POST /api/v1/auth/forgotten', 'POST /api/v1/auth/invitation'],
        ...['GET /api/v1/home/getTxt/public', 'GET /api/v1/files/:id/:width(^\\d+).webp'],
        ...['GET /api/v1/openapi.json', 'GET /api/v1/docs', 'GET /api/v1/docs/:tag'],
        ...['GET /health', 'GET /ready', 'GET /settings/public.json'],
      ].sort(),
    )
  })

  it('answers 401 on every other route without a session, before it looks at the request', async () => {
    const closed = [...server.app.routeTable].filter(([, access]) => access === 'signed-in')
    expect(closed.length).toBeGreaterThan(3)
    for (const [name] of closed) {
      const [method = '', pattern = ''] = name.split(' ')
      const answer = await fetch(server.url + pathOf(pattern), {
        method,
        headers: { Authorization: `Bearer ${'x'.repeat(43)}` },
      })
      expect([name, answer.status]).toEqual([name, 401])
    }
  })

  it('reads no request that says twice who asks, be it the same', async () => {
    const { token } = await server.signIn('admin')
    const statusWith = (tokens: readonly string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = tokens.flatMap((each) => ['Authorization', `Bearer ${each}`])
        const asked = request(`${server.url}/api/v1/auth/session`, {
          headers: ['Host', 'localhost', ...headers],
        })
        asked.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject)
        asked.end()
      })
    expect(await statusWith([token])).toBe(200)
    expect(await statusWith([token, token])).toBe(400)
    expect(await statusWith(['x'.repeat(43), token])).toBe(400)
  })
})
