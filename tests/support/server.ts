import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { DestinationStream } from 'pino'
import { createDemoAccounts, demoPassword } from '../../demo/accounts.ts'
import { resources } from '../../resources/index.ts'
import { ensureSettings } from '../../resources/settings/setting/server/ensureSettings.ts'
import { ensureStaffRecords } from '../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import type { Context } from '../../server/context.ts'
import { isBased } from '../../server/defineOperations.ts'
import { makeLog } from '../../server/log.ts'
import { readSettings } from '../../server/settings.ts'
import type { FrontEnd } from '../../server/web/frontEnd.ts'
import type { Registry } from '../../src/core/index.ts'
import { tableName } from '../../src/derive/sqlNames.ts'
import { apiBase, buildApp } from '../../start/app.ts'
import { contextOf } from '../../start/prepare.ts'
import { type TestDatabase, temporaryDirectory, testDatabase } from './database.ts'
import { preparedProduct, staffedProduct } from './preparedProduct.ts'
import type { Template } from './template.ts'
import { testKey } from './testKey.ts'

/** What a test may set on its server. */
export interface TestServerOptions {
  /** The areas, without code of their own; those of the product with theirs by default. */
  registry?: Registry
  /** Environment variables, as an operator would set them. */
  environment?: Record<string, string>
  /** Whether the demo accounts are made; they are by default. */
  accounts?: boolean
  /** What its database begins with, accounts included: by default the product with or without those of the demo. */
  template?: Template
  /** A database that is shared with other servers and closed by the test. */
  database?: TestDatabase
  frontEnd?: FrontEnd
  /** Parts of the context to replace, such as hooks. */
  context?: Partial<Context>
  /** Where the log goes; nowhere by default. */
  log?: DestinationStream
}

/** `fetch` with a path below `/api/v1`; a plain object as `body` travels as JSON. */
export type Call = (path: string, init?: CallInit) => Promise<Response>

type CallInit = Omit<RequestInit, 'body'> & { body?: RequestInit['body'] | Record<string, unknown> }

/** The real application on a free port of this machine, over a database of its own. */
export interface TestServer extends AsyncDisposable {
  readonly app: FastifyInstance
  readonly context: Context
  /** Its origin, `http://127.0.0.1:41234`. */
  readonly url: string
  /** Calls without a session. */
  readonly call: Call
  /** Signs a demo account in (`orders` is orders@atelier.test) and returns calls with its session. */
  signIn(account: string, password?: string): Promise<Call & { readonly token: string }>
  close(): Promise<void>
}

/** Starts the application for a test or a file of tests; `await using` or `close` gives everything back. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = temporaryDirectory()
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: options.log ? 'info' : 'silent',
    SECRET_KEY: testKey,
    ...options.environment,
  })
  const registry = options.registry ?? (resources as unknown as Registry)
  // Areas of a test's own are few and seldom the same: only the product's are worth a template.
  const { accounts = true, template = accounts ? staffedProduct : preparedProduct } = options
  const database =
    options.database ?? (await testDatabase({ template: options.registry ? undefined : template }))
  const context = {
    ...(await contextOf(
      database,
      settings,
      registry,
      makeLog(settings, options.log),
      options.registry ? dataDir : undefined,
    )),
    ...options.context,
  }
  if (accounts && (options.database || options.registry)) await createDemoAccounts(database)
  await ensureStaffRecords(context)
  await ensureSettings(context)
  const app = await buildApp(context, { frontEnd: options.frontEnd })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const call = caller(url, {})
  const close = async () => {
    await app.close()
    if (!options.database) await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    app,
    context,
    url,
    call,
    close,
    async signIn(account, password = demoPassword) {
      const authinfo = account.includes('@') ? account : `${account}@atelier.test`
      const answer = await call('/auth/login', {
        method: 'POST',
        body: { authinfo, password, deviceToken: null },
      })
      const { sessionToken, message } = (await answer.json()) as { sessionToken?: string; message?: string }
      if (!sessionToken) throw new Error(`${authinfo} could not sign in: ${message}`)
      const own = caller(url, { Authorization: `Bearer ${sessionToken}` })
      return Object.assign(seeing(context, own), { token: sessionToken })
    },
    [Symbol.asyncDispose]: close,
  }
}

const asked = /^\/([a-z-]+)\/(bulk|[0-9a-f-]{36})\/operations\/(\w+)$/

/**
 * The calls of somebody who sees what they act on, as the front end sends them: an operation of a record, or of several, names their
 * versions, unless the test names them.
 */
function seeing({ registry, operations, database }: Context, call: Call): Call {
  return async (path, init = {}) => {
    const { body } = init
    const [, endpoint, id, name = ''] = asked.exec(path) ?? []
    const resource = Object.values(registry).find((each) => each.endpoint === endpoint)
    const operation = resource && operations[resource.name]?.[name]
    const isPlain =
      typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype
    if (!id || !operation || !isBased(operation) || !isPlain || 'version' in body) return call(path, init)
    // Past whatever a test has put before the database of the server.
    const db = database.db.withoutPlugins()
    const versionOf = async (one: unknown) => {
      const { rows } = await sql<{ version: number }>`
        SELECT "version" FROM ${sql.table(tableName(resource))} WHERE "id"::text = ${one}`.execute(db)
      return rows[0]?.version
    }
    if (id !== 'bulk') return call(path, { ...init, body: { ...body, version: await versionOf(id) } })
    const { items } = body as { items?: unknown }
    if (!Array.isArray(items)) return call(path, init)
    const based = await Promise.all(
      items.map(async (item) => ({ version: (await versionOf(item.id)) ?? 1, ...item })),
    )
    return call(path, { ...init, body: { ...body, items: based } })
  }
}

function caller(url: string, always: Record<string, string>): Call {
  return (path, { body, headers, ...init } = {}) => {
    const isJson =
      typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype
    const all = new Headers({ ...always, ...(isJson ? { 'Content-Type': 'application/json' } : {}) })
    new Headers(headers).forEach((value, name) => {
      all.set(name, value)
    })
    return fetch(`${url}${apiBase}${path}`, {
      ...init,
      headers: all,
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
    })
  }
}
