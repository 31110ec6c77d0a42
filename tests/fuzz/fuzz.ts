import fc from 'fast-check'
import { sql } from 'kysely'
import type { OpenApi } from '../../src/derive/openapi/document.ts'
import { quoted, tableName } from '../../src/derive/sqlNames.ts'
import { apiBase } from '../../start/app.ts'
import { everyRole, type Person } from '../support/everyRole.ts'
import type { TestServer } from '../support/server.ts'
import { type Known, presentVersion } from './generatedValue.ts'
import { callsOf, type GeneratedRequest, requestOf } from './requestOf.ts'

/** What came of requests. */
export interface Fuzzed {
  readonly requests: number
  readonly statuses: Readonly<Record<number, number>>
  /** The seed, the smallest request that was answered with a fault, and its answer. */
  readonly failure?: string
}

/** How long (ms) a call may take before it counts as one that is never answered. */
const longest = 60_000

/** How many records of each area ids and values are taken from. */
const mostKnown = 4

/**
 * Sends generated requests of every call of the API's document, each as somebody of all roles, and stops at the first that is answered
 * with 500, which it makes as small as it can, or is not answered at all.
 */
export async function fuzz(server: TestServer, requests: number, seed: number): Promise<Fuzzed> {
  const people = await everyRole(server, await anyPlaces(server))
  const known = await whatIsThere(server, people)
  const calls = callsOf(known)
  const made = new Map<number, fc.Arbitrary<GeneratedRequest>>()
  const any = fc.nat(calls.length - 1).chain((at) => {
    const call = calls[at] as (typeof calls)[number]
    const own = made.get(at) ?? requestOf(known, call)
    made.set(at, own)
    return own
  })
  const statuses: Record<number, number> = {}
  let sent = 0
  // Every third request is the administrator's, who gets past the permissions to what is behind them.
  const anybody = fc.oneof(fc.constant(0), { weight: 2, arbitrary: fc.nat(people.length - 1) })
  const property = fc.asyncProperty(anybody, any, async (who, request) => {
    const person = people[who] as Person
    const { status, text } = await answered(send(server, person, request), person, request)
    sent++
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 500)
      throw new Error(`${person.name}: ${JSON.stringify(request)}\nanswered ${status}: ${text}`)
  })
  const {
    failed,
    seed: used,
    counterexamplePath,
    errorInstance,
  } = await fc.check(property, { numRuns: requests, seed })
  const failure = failed ? `seed ${used}, path ${counterexamplePath}\n${String(errorInstance)}` : undefined
  return { requests: sent, statuses, ...(failure === undefined ? {} : { failure }) }
}

async function answered<T>(answer: Promise<T>, { name }: Person, request: GeneratedRequest): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const what = `${name}: ${JSON.stringify(request)}\nwas not answered within ${longest / 1000} s`
    timer = setTimeout(() => reject(new Error(what)), longest)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Sends a request as somebody; the version of the record that it is about is looked up first. */
async function send(server: TestServer, person: Person, request: GeneratedRequest) {
  const { method, url, headers, payload } = request
  const version = await presentVersionOf(server, url)
  const filled = (text: string, isJson: boolean) =>
    text.replaceAll(
      isJson ? JSON.stringify(presentVersion) : encodeURIComponent(presentVersion),
      String(version),
    )
  return person.ask({
    method: method as 'GET',
    url: apiBase + filled(url, false),
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload: filled(payload, true) }),
  })
}

async function presentVersionOf({ context }: TestServer, url: string): Promise<number> {
  const [, endpoint, id] = /^\/([a-z-]+)\/([0-9a-f-]{36})/.exec(url) ?? []
  const resource = Object.values(context.registry).find((each) => each.endpoint === endpoint)
  if (!resource || !id) return 1
  const { rows } = await sql<{ version: number }>`
    SELECT "version" FROM ${sql.table(tableName(resource))} WHERE "id"::text = ${id}`.execute(
    context.database.db,
  )
  return rows[0]?.version ?? 1
}

/** The document of a server, and ids and values of the records that it has. */
async function whatIsThere(server: TestServer, people: readonly Person[]): Promise<Known> {
  const { context, call } = server
  const { registry, database } = context
  const document = (await (await call('/openapi.json')).json()) as OpenApi
  const ids = new Map<string, string[]>()
  const values = new Map<string, unknown[]>()
  const add = (map: Map<string, any[]>, name: string, more: readonly unknown[]) =>
    map.set(name, [...(map.get(name) ?? []), ...more].slice(0, 40))
  const admin = people.find(({ type }) => type === 'ADMIN') as Person
  for (const resource of Object.values(registry)) {
    const url = `${apiBase}/${resource.endpoint}?range=${encodeURIComponent(`[0,${mostKnown - 1}]`)}`
    const records = JSON.parse((await admin.ask({ method: 'GET', url })).text) as Record<string, unknown>[]
    const own = records.map(({ id }) => String(id))
    for (const name of [resource.name, resource.endpoint]) add(ids, name, own)
    for (const [name, { options }] of Object.entries(resource.fields)) {
      add(values, `fields of ${resource.endpoint}`, [name])
      add(
        values,
        name,
        records.map((record) => record[name]).filter((value) => value !== null && value !== undefined),
      )
      if (options.to) add(ids, name, await someIds(registry[options.to as string]))
    }
  }
  // Whatever else a call names may be any record.
  const any = [...ids.values()].flatMap((some) => some.slice(0, 1))
  return {
    document,
    idsFor: (name) => ids.get(name) ?? ids.get(name.replace(/s$/, '')) ?? any,
    valuesOf: (name) => values.get(name) ?? [],
  }

  async function someIds(resource: (typeof registry)[string] | undefined): Promise<string[]> {
    if (!resource) return []
    const table = sql.raw(quoted(tableName(resource)))
    const { rows } = await sql<{
      id: string
    }>`SELECT "id" FROM ${table} ORDER BY "id" LIMIT ${mostKnown}`.execute(database.db)
    return rows.map(({ id }) => id)
  }
}

async function anyPlaces({ context }: TestServer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT "id" FROM "stock_location" ORDER BY "id" LIMIT 1`.execute(
    context.database.db,
  )
  return rows.map(({ id }) => id)
}
