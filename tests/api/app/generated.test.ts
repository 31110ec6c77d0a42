import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Registry } from '../../../src/core/index.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer({ registry: shop as unknown as Registry })
  token = (await server.signIn('admin')).token
})
afterAll(() => server?.close())

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('admin', '', '\u0000', '\ud800', "' OR 1=1 --", '__proto__'),
)
const body = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc
    .record({ authinfo: fc.oneof(text, fc.jsonValue()), password: text, deviceToken: fc.option(text) })
    .map((value) => JSON.stringify(value)),
  fc.record({ current: text, next: text }).map((value) => JSON.stringify(value)),
)

/** A refusal has a form of its own, whatever was sent. */
function expectAnswer({ statusCode, payload }: { statusCode: number; payload: string }) {
  expect(statusCode).toBeLessThan(500)
  if (statusCode < 400) return
  expect(JSON.parse(payload)).toMatchObject({
    message: expect.any(String),
    code: expect.any(String),
    requestId: expect.any(String),
  })
}

describe('generated requests', () => {
  it('with any body get an answer, never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        body,
        fc.constantFrom('auth/login', 'auth/password', 'auth/logout', 'auth/register', 'files'),
        fc.constantFrom(
          'application/json',
          'text/plain',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
          '',
        ),
        async (payload, path, type) => {
          await sql`DELETE FROM _sign_in_attempts`.execute(server.context.database.db)
          const headers = {
            ...(type ? { 'content-type': type } : {}),
            ...(path === 'auth/logout' ? {} : { authorization: `Bearer ${token}` }),
          }
          expectAnswer(await server.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers }))
        },
      ),
      { numRuns: 300 },
    )
  }, 60_000)

  it('with any address and headers get an answer, never a fault', async () => {
    const segment = fc.oneof(
      text,
      fc.constantFrom(
        'files',
        'auth',
        'docs',
        'api',
        'v1',
        'assets',
        '..',
        '96.webp',
        'download',
        '%2e%2e',
        '%00',
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { maxLength: 5 }),
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'),
        fc.string({ maxLength: 40 }),
        fc.boolean(),
        async (segments, method, header, isEncoded) => {
          const path = segments
            .map((part) =>
              isEncoded ? encodeURIComponent(part.toWellFormed()) : encodeURI(part.toWellFormed()),
            )
            .join('/')
          const headers = {
            authorization: header,
            'accept-language': header,
            accept: header,
            'accept-encoding': header,
          }
          const answer = await server.app.inject({ method: method as 'GET', url: `/${path}`, headers })
          expect(answer.statusCode).toBeLessThan(500)
        },
      ),
      { numRuns: 1000 },
    )
  }, 60_000)
})
