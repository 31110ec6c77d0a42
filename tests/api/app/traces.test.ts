import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { resources } from '../../../resources/index.ts'
import { makeLog } from '../../../server/log.ts'
import { readSettings } from '../../../server/settings.ts'
import type { Registry } from '../../../src/core/index.ts'
import { buildApp } from '../../../start/app.ts'
import { prepare } from '../../../start/prepare.ts'
import { temporaryDirectory } from '../../support/database.ts'
import { staffedProduct } from '../../support/preparedProduct.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { copyEmbedded } from '../../support/template.ts'
import { testKey } from '../../support/testKey.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly status: { readonly code?: number }
}

/** A collector, as far as OTLP over HTTP is used: it takes JSON, and answers that it has taken all of it. */
const deliveries: { readonly path: string; readonly token: unknown; readonly body: string }[] = []
const collector = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  deliveries.push({ path: request.url ?? '', token: request.headers['x-token'], body })
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
})
const dataDir = temporaryDirectory()

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  await copyEmbedded(staffedProduct, join(dataDir, 'database'))
})
afterAll(() => {
  collector.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a request is a trace within that of its caller, with its statements, and without a value that was sent', async () => {
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    SECRET_KEY: testKey,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-token=a%20token',
  })
  const context = await prepare(settings, resources as unknown as Registry, makeLog(settings))
  const app = await buildApp(context)
  const login = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { authinfo: 'admin@atelier.test', password: demoPassword, deviceToken: null },
  })
  const headers = { authorization: `Bearer ${login.json().sessionToken}` }
  const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
  const traceparent = `00-${caller.traceId}-${caller.spanId}-01`
  const made = await app.inject({
    method: 'POST',
    url: '/api/v1/tags',
    headers: { ...headers, traceparent },
    payload: { name: 'Kanchipuram', kind: 'product' },
  })
  expect(made.statusCode).toBe(201)
  await app.inject({ url: '/api/v1/tags?filter={"q":"kanchi"}', headers })
  await runTimedWork(context)
  await app.close()
  await context.database.close()
  await context.traces?.close()

  expect(deliveries.map(({ path, token }) => ({ path, token }))).toContainEqual({
    path: '/v1/traces',
    token: 'a token',
  })
  const spans: Span[] = deliveries.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap(({ spans: some }) => some),
    ),
  )
  const post = spans.find(({ name }) => name === 'POST /api/v1/tags') as Span
  expect(post).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId })
  expect(post.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 201 },
  })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === post.spanId)
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'WITH', 'COMMIT']))
  expect(spans.some(({ name, parentSpanId }) => name.startsWith('job ') && !parentSpanId)).toBe(true)
  for (const secret of ['anchi', demoPassword, 'admin@atelier.test'])
    expect(deliveries.some(({ body }) => body.includes(secret))).toBe(false)
}, 60_000)
