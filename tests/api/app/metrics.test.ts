import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { resources } from '../../../resources/index.ts'
import type { Context } from '../../../server/context.ts'
import { areaLog, makeLog } from '../../../server/log.ts'
import { readSettings } from '../../../server/settings.ts'
import type { Registry } from '../../../src/core/index.ts'
import { buildApp } from '../../../start/app.ts'
import { prepare } from '../../../start/prepare.ts'
import { temporaryDirectory } from '../../support/database.ts'
import { staffedProduct } from '../../support/preparedProduct.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { copyEmbedded } from '../../support/template.ts'
import { testKey } from '../../support/testKey.ts'

const token = 'a token of the operator'
const dataDir = temporaryDirectory()
let context: Context
let app: FastifyInstance
beforeAll(async () => {
  await copyEmbedded(staffedProduct, join(dataDir, 'database'))
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    SECRET_KEY: testKey,
    METRICS_TOKEN: token,
  })
  context = await prepare(settings, resources as unknown as Registry, makeLog(settings))
  app = await buildApp(context)
})
afterAll(async () => {
  await app?.close()
  await context?.database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const scrape = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

describe('the figures for Prometheus', () => {
  it('are for whoever has the token, and are not there without the setting', async () => {
    expect((await scrape()).statusCode).toBe(401)
    expect((await scrape('Bearer another token')).statusCode).toBe(401)
    expect((await scrape(`Bearer ${token}`)).statusCode).toBe(200)
    const plain = await buildApp({ ...context, settings: { ...context.settings, metricsToken: undefined } })
    const answer = await plain.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBe(404)
    await plain.close()
  })

  it('tell requests, statements and jobs by area, what waits, and how long the loop stood still', async () => {
    const login = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { authinfo: 'admin@atelier.test', password: demoPassword, deviceToken: null },
    })
    const headers = { authorization: `Bearer ${login.json().sessionToken}` }
    await app.inject({ url: '/api/v1/tags', headers })
    await app.inject({
      method: 'POST',
      url: '/api/v1/tags',
      headers,
      payload: { name: 'Silk', kind: 'product' },
    })
    await app.inject({ url: '/api/v1/tags/no-id', headers })
    await runTimedWork(context)
    const { body, headers: told } = await scrape(`Bearer ${token}`)
    expect(told['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    const lines = body.split('\n')
    const figure = (name: string) =>
      Number.parseFloat(lines.find((line) => line.startsWith(name))?.slice(name.length) ?? '')
    expect(figure('atelier_request_seconds_count{area="tag",method="GET",status="200"}')).toBe(1)
    expect(figure('atelier_request_seconds_count{area="tag",method="POST",status="201"}')).toBe(1)
    expect(figure('atelier_request_seconds_count{area="tag",method="GET",status="404"}')).toBe(1)
    expect(figure('atelier_request_seconds_count{area="auth",method="POST",status="200"}')).toBe(1)
    // A list reads who asks, and its rows; what the body brings counts for its area, too.
    expect(figure('atelier_statement_seconds_count{area="tag"}')).toBe(8)
    expect(figure('atelier_statement_seconds_count{area="job"}')).toBeGreaterThan(10)
    expect(figure('atelier_job_seconds_count{work="tellDigest",outcome="done"}')).toBe(1)
    expect(figure('atelier_queue_length{queue="jobs",state="waiting"}')).toBeGreaterThan(10)
    expect(figure('atelier_queue_length{queue="database",state="open"}')).toBe(1)
    expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })
})

describe('the log', () => {
  const lines = (LOG_LEVEL: string) => {
    const written: string[] = []
    const settings = readSettings({ LOG_LEVEL })
    const log = makeLog(settings, { write: (line) => void written.push(line) })
    for (const area of ['requests', 'jobs', 'database'] as const) {
      const own = areaLog(log, settings, area)
      for (const level of ['debug', 'info', 'warn'] as const) own[level](`${area} ${level}`)
    }
    return written.map((line) => JSON.parse(line).msg)
  }

  it('tells more, or less, of one part than of the others', () => {
    expect(lines('warn,jobs=debug')).toEqual([
      'requests warn',
      'jobs debug',
      'jobs info',
      'jobs warn',
      'database warn',
    ])
    expect(lines('requests=silent,database=info')).toEqual(['jobs warn', 'database info', 'database warn'])
    for (const text of ['loud', 'info,', 'infojobs=debug', 'warn,mail=debug', 'jobs=loud'])
      expect(() => readSettings({ LOG_LEVEL: text })).toThrow(
        `LOG_LEVEL is "${text}". Expected fatal, error,`,
      )
  })
})
