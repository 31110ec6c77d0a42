import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preferredLocale } from '../../../server/answers/locale.ts'
import { refusalOf } from '../../../server/answers/refusal.ts'
import { loadTexts } from '../../../server/answers/texts.ts'
import { ApiError, type ApiErrorCode, statusOf } from '../../../server/apiError.ts'
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts'
import { locales, type Registry } from '../../../src/core/index.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

const lines: string[] = []
const log = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ registry: shop as unknown as Registry, log })
})
afterAll(() => server?.close())

const post = (path: string, body: BodyInit, type = 'application/json') =>
  server.call(path, { method: 'POST', body, headers: { 'Content-Type': type } })

describe('the language of answers', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CA,en;q=0.8', 'fr'],
    ['de, ja;q=0.7, fr;q=0.5', 'ja'],
    ['en;q=0.3, zh-Hans-CN;q=0.9', 'zh'],
    ['FR', 'fr'],
    ['fr;q=0, en', 'en'],
    ['*', 'en'],
    ['fr;q=nonsense,zh;q=0.1', 'zh'],
    [`${'x,'.repeat(5000)}fr`, 'en'],
  ])('for %j is %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale)
  })

  it.each([
    ['en', 'The name or the password is not right.'],
    ['fr', /mot de passe/],
    ['zh', /密码/],
    ['ja', /パスワード/],
  ])('reaches the message in %s', async (locale, message) => {
    const answer = await server.call('/auth/login', {
      method: 'POST',
      headers: { 'Accept-Language': locale },
      body: { authinfo: `nobody-${locale}`, password: 'x' },
    })
    expect(answer.headers.get('content-language')).toBe(locale)
    expect(((await answer.json()) as any).message).toMatch(message)
  })

  it('has a text for every code in every language', async () => {
    const { translate, speak } = await loadTexts(shop as unknown as Registry)
    for (const locale of locales) {
      await speak(locale)
      for (const code of Object.keys(statusOf) as ApiErrorCode[])
        expect(translate(locale, code, {})).not.toBe(code)
    }
  })
})

describe('a refusal', () => {
  const translate = (_locale: string, code: string, values: object) => `${code} ${JSON.stringify(values)}`

  it.each([
    [new ApiError('stale', { extra: { current: { id: 1 } } }), 409, 'stale'],
    [new ApiError('throttled', { retryAfter: 2.2 }), 429, 'throttled'],
    [new DatabaseUnavailable('The database went away.'), 503, 'unavailable'],
    [
      Object.assign(new Error('late'), { code: 'FST_ERR_HANDLER_TIMEOUT', statusCode: 503 }),
      503,
      'unavailable',
    ],
    [Object.assign(new Error('teapot'), { statusCode: 418 }), 400, 'malformed'],
    [new Error('relation "secret_table" does not exist'), 500, 'internal'],
    ['a thrown text', 500, 'internal'],
    [null, 500, 'internal'],
  ])('made of %s is %i %s', (error, status, code) => {
    const refusal = refusalOf(error, 'en', 'an-id', translate)
    expect([refusal.status, refusal.body.code, refusal.body.requestId]).toEqual([status, code, 'an-id'])
    expect(JSON.stringify(refusal.body)).not.toContain('secret_table')
  })

  it('says when to come back, names each field and carries what was found', () => {
    const error = new ApiError('invalid', {
      problems: [{ path: 'variants.2.sku', code: 'required', values: {} }],
      extra: { current: { version: 3 } },
      retryAfter: 2.2,
    })
    expect(refusalOf(error, 'fr', 'an-id', translate)).toEqual({
      status: 422,
      headers: { 'Content-Language': 'fr', 'Retry-After': '3' },
      body: {
        message: 'invalid {}',
        errors: { 'variants.2.sku': 'required {}' },
        code: 'invalid',
        requestId: 'an-id',
        current: { version: 3 },
      },
    })
  })
})

describe('a request that is not understood', () => {
  it.each([
    ['no JSON', '{"authinfo":'],
    ['nothing', ''],
    ['a key twice', '{"authinfo":"admin","password":"x","authinfo":"other"}'],
    ['a key twice, once in disguise', '{"authinfo":"admin","password":"x","\\u0061uthinfo":"other"}'],
    ['__proto__', '{"authinfo":"a","password":"x","__proto__":{"type":"ADMIN"}}'],
    ['constructor', '{"authinfo":"a","password":"x","constructor":{"prototype":{}}}'],
    ['NUL', '{"authinfo":"a\\u0000","password":"x"}'],
    ['half a character', '{"authinfo":"a\\ud800","password":"x"}'],
    ['NUL in a key', '{"authinfo":"a","password":"x","\\u0000":1}'],
    ['a thousand levels', '['.repeat(1000) + ']'.repeat(1000)],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['a number', '5'],
    ['null', 'null'],
  ])('is refused: %s', async (_case, body) => {
    const answer = await post('/auth/login', body as BodyInit)
    expect([answer.status, ((await answer.json()) as any).code]).toEqual([400, 'malformed'])
  })

  it('may hold whole characters beyond the basic plane, escaped or not', async () => {
    const answer = await post(
      '/auth/login',
      '{"authinfo":"\\ud83d\\ude00😀","password":"\\"\\\\","deviceToken":null}',
    )
    expect(((await answer.json()) as any).code).toBe('wrong-credentials')
  })

  it.each([
    ['too large a body', () => post('/auth/login', `"${'x'.repeat(2 * 1024 * 1024)}"`), 413, 'too-large'],
    ['another kind of content', () => post('/auth/login', '<xml/>', 'application/xml'), 415, 'wrong-content'],
    ['an unknown route', () => server.call('/nothing'), 404, 'not-found'],
    ['an unknown method', () => server.call('/auth/login', { method: 'PATCH' }), 404, 'not-found'],
    ['an address that cannot be read', () => server.call('/%c0%af'), 400, 'malformed'],
    ['an address outside the API', () => fetch(`${server.url}/elsewhere`), 404, 'not-found'],
  ])('is refused: %s', async (_case, send, status, code) => {
    const answer = await send()
    const body = (await answer.json()) as any
    expect([answer.status, body.code]).toEqual([status, code])
    expect(body.requestId).toBe(answer.headers.get('x-request-id'))
  })

  it('may have 60 kB of address', async () => {
    const answer = await server.call(`/auth/session?filter=${'x'.repeat(60_000)}`)
    expect(answer.status).toBe(401)
  })
})

describe('the log', () => {
  it('has a line for a request, and nothing in it that is secret or personal', async () => {
    const call = await server.signIn('orders')
    await call('/auth/session?filter={"email":"someone@example.com"}')
    await server.call('/auth/login', {
      method: 'POST',
      body: { authinfo: 'someone@example.com', password: 'a secret word' },
    })
    await server.call('/nothing/someone@example.com')
    const text = lines.filter((line) => line.includes('requestId')).join('')
    expect(text).toContain('"route":"/api/v1/auth/session"')
    expect(text).toMatch(/"requestId":"[0-9a-f-]{36}"/)
    expect(text).not.toContain(call.token)
    expect(text).not.toMatch(/someone@example|a secret word|atelier-demo|127\.0\.0\.1|orders@/)
  })
})
