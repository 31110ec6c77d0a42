import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Actor } from '../../../server/actor.ts'
import { answerErrors, errorAnswer } from '../../../server/answers/errors.ts'
import { preferredLocale } from '../../../server/answers/locale.ts'
import type { HookTable } from '../../../server/context.ts'
import type { Database } from '../../../server/database/open.ts'
import { jobEnded } from '../../../server/records/bulkJobs/jobEnded.ts'
import { importEnded } from '../../../server/records/import/importEnded.ts'
import { parseStrictJson } from '../../../server/requests/strictJson.ts'
import { recordRoutes } from '../../../server/routes/records.ts'
import { readSettings } from '../../../server/settings.ts'
import { type PermissionMap, permissionMap, type Registry } from '../../../src/core/index.ts'
import { tablesOf } from '../../../src/derive/table.ts'
import { appTables } from '../../../start/appTables.ts'
import { testDatabase } from '../../support/database.ts'
import { templateOf } from '../../support/template.ts'

/** Everybody who asks in these tests: the owner, and staff with the flags that a test gives them. */
export const owner: Actor = { id: 'owner', name: 'Olga Owner', type: 'ADMIN', permissions: {} }

/** A sub-admin with flags per area: `{ brand: ['view', 'edit'] }`. */
export function staff(flags: Readonly<Record<string, readonly string[]>>, name = 'Sam Staff'): Actor {
  const entries = Object.entries(flags).map(([key, names]) => ({
    key,
    ...Object.fromEntries(names.map((flag) => [flag, true])),
  }))
  return {
    id: name.toLowerCase().replace(' ', '-'),
    name,
    type: 'SUB_ADMIN',
    permissions: permissionMap(entries) as PermissionMap,
  }
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly bytes: Buffer
  // Tests look into answers of every shape.
  readonly body: any
}

export interface Call {
  readonly as?: Actor
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestServer {
  readonly database: Database
  /** `ask('GET /brands', { query: { range: [0, 4] } })`; parameters that are no text are sent as JSON. */
  ask(route: string, call?: Call): Promise<Answer>
}

export interface ServerOptions {
  readonly hooks?: HookTable
  /** Puts something between the records and the database: counts statements, or lets them fail. */
  readonly wrap?: (database: Database) => Database
}

const silent = {
  info() {},
  warn() {},
  error() {},
  debug() {},
  trace() {},
  fatal() {},
  child: () => silent,
} as unknown as FastifyBaseLogger

/** The records' routes over a database of their own, without sign-in: each call says who asks. For use in a `describe`. */
export function useServer(registry: Registry, options: ServerOptions = {}): TestServer {
  let database: Database
  let app: FastifyInstance
  const people: Actor[] = []

  beforeAll(async () => {
    database = await testDatabase({ template: templateOf([...appTables, ...tablesOf(registry)]) })
    app = await build(options.wrap?.(database) ?? database)
  }, 60_000)

  afterAll(async () => {
    await app?.close()
    await database?.close()
  })

  async function build(seen: Database): Promise<FastifyInstance> {
    // Nobody lives in these areas who could be told.
    importEnded.handIn(async () => {})
    jobEnded.handIn(async () => {})
    const server = Fastify()
    server.decorateRequest('locale', 'en')
    server.decorateRequest('actor', null as never)
    server.addHook('onRequest', async (request) => {
      request.actor = people[Number(request.headers['x-person'])] as Actor
      request.locale = preferredLocale(request.headers['accept-language'])
    })
    const translate = (_locale: string, code: string) => code
    answerErrors(server, errorAnswer(translate, silent))
    server.removeContentTypeParser('application/json')
    server.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => parseStrictJson(body),
    )
    const settings = readSettings({})
    const context = { registry, settings, database: seen, hooks: options.hooks ?? {}, log: silent, translate }
    await server.register(async (scope) => recordRoutes(scope, context))
    return server
  }

  return {
    get database() {
      return database
    },
    async ask(route, { as = owner, body, query = {}, headers = {} } = {}) {
      const [method = 'GET', url = '/'] = route.split(' ')
      const texts = Object.entries(query).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
      const payload = body === undefined ? {} : { payload: body as object }
      const all = { ...headers, 'x-person': String(people.push(as) - 1) }
      const answer = await app.inject({
        method: method as 'GET',
        url,
        query: Object.fromEntries(texts),
        headers: all,
        ...payload,
      })
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.payload,
        bytes: answer.rawPayload,
        body: parsed(answer.payload),
      }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
