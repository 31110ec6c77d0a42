import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../../server/settings.ts'
import { builtFrontEnd } from '../../../server/web/frontEnd.ts'
import { pagePolicy } from '../../../server/web/headers.ts'
import { indexPage, inlineScripts } from '../../../server/web/indexPage.ts'
import type { Registry } from '../../../src/core/index.ts'
import { temporaryDirectory } from '../../support/database.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

const html = `<!doctype html><html lang="en"><head>
<meta name="fetch-ahead"><meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__">body{}</style><style>p{}</style>
<script type="module" nonce="__CSP_NONCE__" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>`

const front = 'https://front.example'
let server: TestServer
let open: TestServer
const dist = temporaryDirectory()

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), html)
  writeFileSync(join(dist, 'assets', 'index-1.js'), `console.log(1)//${'x'.repeat(5000)}`)
  writeFileSync(join(dist, 'assets', 'index-1.js.map'), '{}')
  writeFileSync(join(dist, 'picture.png'), 'x'.repeat(5000))
  writeFileSync(join(dist, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(dist, '.secret'), 'x')
  writeFileSync(
    join(dist, '.pages.json'),
    JSON.stringify({ '/app/pages/brand': { page: '/assets/brand-1.js', pagefr: '/assets/marque-1.js' } }),
  )
  const frontEnd = await builtFrontEnd(dist)
  if (!frontEnd) throw new Error('The front end is not there.')
  server = await testServer({ registry: shop as unknown as Registry, frontEnd })
  open = await testServer({
    registry: shop as unknown as Registry,
    database: server.context.database as never,
    accounts: false,
    environment: { CORS_ORIGINS: `${front}, https://other.example`, PUBLIC_URL: 'https://shop.example' },
  })
})
afterAll(async () => {
  await open?.close()
  await server?.close()
  rmSync(dist, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
  fetch(server.url + path, { headers })

describe('every answer', () => {
  it.each([
    '/api/v1/auth/session',
    '/api/v1/nothing',
    '/health',
    '/app',
    '/logo.svg',
    '/api/v1/openapi.json',
    '/api/v1/docs',
    '/api/v1/%zz',
  ])('carries the security headers: %s', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['br;q=0', null],
    ['gzip;q=x, ;', null],
  ])('is packed as a client takes it: %s', async (taken, encoding) => {
    const answer = await get('/api/v1/openapi.json', { 'Accept-Encoding': taken })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(((await answer.json()) as any).openapi).toBe('3.1.0')
  })

  it('is packed only where that helps', async () => {
    const packed = async (path: string) =>
      (await get(path, { 'Accept-Encoding': 'br' })).headers.get('content-encoding')
    expect(await packed('/health')).toBeNull()
    expect(await packed('/picture.png')).toBeNull()
    expect(await packed('/logo.svg')).toBe('br')
  })

  it('names what it depends on beside what others named', async () => {
    const answer = await fetch(`${open.url}/api/v1/openapi.json`, { headers: { Origin: front } })
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding')
  })
})

describe('the page of the application', () => {
  it.each(['/', '/app/dashboards/default', '/auth/login?redirect=%2Fapp', '/login'])(
    'is served at %s',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toContain('<div id="root">')
    },
  )

  it('has a new nonce every time, the same in the header, the meta element and the styles', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await get('/app')
        const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
        const text = await answer.text()
        expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
        expect(text.match(/<style nonce="[^"]+">/g)).toEqual(Array(2).fill(`<style nonce="${nonce}">`))
        expect(text).not.toContain('__CSP_NONCE__')
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
  })

  it('allows scripts of its own origin only, and asks for Trusted Types', async () => {
    const policy = (await get('/app')).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify")
  })

  it('names the scripts that stand in the page by their hash, and no others', async () => {
    const html = "<script>document.documentElement.dir = 'rtl'</script><script src='/x.js'></script>"
    const hash = createHash('sha256').update("document.documentElement.dir = 'rtl'").digest('base64')
    expect(inlineScripts(html)).toEqual([`'sha256-${hash}'`])
    expect(pagePolicy('n', readSettings({}), inlineScripts(html))).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    )
  })

  it('lets the page call the other server that the front end was built for', () => {
    const settings = readSettings({
      VITE_API_URL: 'https://api.example/v1',
      VITE_SETTINGS_ORIGINS: 'https://files.example',
    })
    const policy = pagePolicy('n', settings)
    expect(policy).toContain("connect-src 'self' https://api.example https://files.example;")
    expect(policy).toContain("img-src 'self' data: blob: https://api.example https://files.example;")
    expect(pagePolicy('n', readSettings({ VITE_API_URL: '/api/v2' }))).toContain("connect-src 'self';")
  })

  it('reaches for the push service only where one is set up', async () => {
    const names = ['API_KEY', 'PROJECT_ID', 'MESSAGING_SENDER_ID', 'APP_ID', 'VAPID_KEY']
    await using push = await testServer({
      registry: shop as unknown as Registry,
      database: server.context.database as never,
      accounts: false,
      environment: Object.fromEntries(names.map((name) => [`FIREBASE_${name}`, `a-${name}`])),
      frontEnd: (await builtFrontEnd(dist)) as never,
    })
    const answer = await fetch(`${push.url}/app`)
    expect(answer.headers.get('content-security-policy')).toContain('https://fcmregistrations.googleapis.com')
    const settings = (await (await fetch(`${push.url}/settings/public.json`)).json()) as any
    expect(settings.adminSettings[0].firebase).toMatchObject({ apiKey: 'a-API_KEY', vapidKey: 'a-VAPID_KEY' })
  })

  it('is never answered in place of a file, a call or another method', async () => {
    for (const path of [
      '/assets/index-0.js',
      '/assets/index-1.js.map',
      '/api/v1/nothing',
      '/settings/private.json',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
    expect((await get('/.secret', { Accept: 'application/json' })).status).toBe(404)
    expect(await (await get('/.secret')).text()).not.toBe('x')
    expect((await fetch(`${server.url}/app`, { method: 'POST' })).status).toBe(404)
    expect((await get('/logo.png', { Accept: 'image/*' })).status).toBe(404)
  })

  it.each([
    '/assets/../../../../etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%00',
  ])('keeps to its folder: %s', async (path) => {
    const answer = await server.app.inject({ url: path, headers: { accept: '*/*' } })
    expect(answer.body).not.toContain('root:')
  })

  it('lets files with a hash in their name be kept for ever, and asks for the others again', async () => {
    const script = await get('/assets/index-1.js', { 'Accept-Encoding': 'gzip' })
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(script.headers.get('content-encoding')).toBe('gzip')
    expect((await get('/logo.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await get('/push-worker.js')).headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    ['/app/pages/brand?page=2', true],
    ['/app/pages/brand/1/show', true],
    ['/app/pages/brands', false],
    ['/app/pages/"><script>', false],
    ['/login', false],
  ])('names the files of the opened page, and no others: %s', async (path, isNamed) => {
    const text = await (await get(path)).text()
    const named = '<meta name="fetch-ahead" data-page="/assets/brand-1.js" data-pagefr="/assets/marque-1.js">'
    expect(text.includes(named)).toBe(isNamed)
    expect(text.includes('brand-1.js')).toBe(isNamed)
    expect((await get('/.pages.json', { Accept: 'application/json' })).status).toBe(404)
  })

  it('gets its nonce without a placeholder, too', () => {
    expect(indexPage('<html><head><title>x</title></head></html>')('abc')).toBe(
      '<html><head><meta property="csp-nonce" nonce="abc"><title>x</title></head></html>',
    )
  })
})

describe('another origin', () => {
  const ask = (origin: string, method = 'GET') =>
    fetch(`${open.url}/api/v1/home/getTxt/public`, {
      method,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,range',
      },
    })

  it('may call the API where a setting names it', async () => {
    const answer = await ask(front)
    expect(answer.headers.get('access-control-allow-origin')).toBe(front)
    for (const header of ['Content-Range', 'X-Total-Kind', 'X-Changes-Position', 'Retry-After']) {
      expect(answer.headers.get('access-control-expose-headers')).toContain(header)
    }
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const preflight = await ask(front, 'OPTIONS')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Authorization.*Range/)
  })

  it('may not otherwise', async () => {
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
    const closed = await fetch(`${server.url}/health`, { headers: { Origin: front } })
    expect(closed.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('is told the public address, and to use HTTPS', async () => {
    const answer = await ask(front)
    expect(await answer.json()).toEqual({ generalTxt: 'https://shop.example/settings/public.json' })
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})
