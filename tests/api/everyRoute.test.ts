import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '../../src/core/index.ts'
import { columnName, quoted, tableName } from '../../src/derive/sqlNames.ts'
import { apiBase } from '../../start/app.ts'
import { everyRole, type Person } from '../support/everyRole.ts'
import { everyRoute, type Route } from '../support/everyRoute.ts'
import { demoShop } from '../support/preparedProduct.ts'
import { type TestServer, testServer } from '../support/server.ts'

/**
 * Every route of the server, as every role, for all of the shop and for its own places: open as the permission map says and closed
 * otherwise. The routes are those that are registered, so a new one is among them. `ROUTES=all` (npm run test:rights) asks every route as
 * everybody; without it each route is asked as one or two of them.
 */
const share = process.env.ROUTES === 'all' ? 1 : 12

const unknown = '01932b1c-7a80-7000-8000-000000000001'

let server: TestServer
let people: Person[]
let routes: Route[]
/** The place of those whose role is of their own places. */
let place: string
beforeAll(async () => {
  server = await testServer({ template: demoShop })
  const { rows } = await sql<{ id: string }>`
    SELECT "location" AS id FROM "shipment" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`.execute(
    server.context.database.db,
  )
  place = rows[0]?.id ?? unknown
  people = await everyRole(server, [place])
  routes = everyRoute(server)
}, 300_000)
afterAll(() => server?.close())

/** Asks with what nobody can do to a record, so that nothing is changed where the call is open. */
function ask(
  person: Person,
  { method, path }: Pick<Route, 'method' | 'path'>,
  id = unknown,
  payload?: object,
) {
  const query =
    path.endsWith('/export') && path !== '/log/export'
      ? '?filter={"nonsense":1}'
      : method === 'DELETE' && path !== '/follows/:id'
        ? '?version=999'
        : ''
  const base = /^\/(health|ready|settings|robots|sitemap)/.test(path) ? '' : apiBase
  const url = `${base}${path
    .replace(/\/:width[^/]*$/, '/96.webp')
    .replace(':version', '1')
    .replace(/:\w+(\([^)]*\))?/g, id)}${query}`
  const body = method === 'GET' || method === 'DELETE' ? {} : { payload: payload ?? { nonsense: 1 } }
  return person.ask({ method, url, ...body })
}

it('there are routes of every kind, and everybody is there', () => {
  expect(routes.length).toBeGreaterThan(1000)
  expect(people.length).toBe(19)
})

describe('every route', () => {
  it('is open to those whose permissions say so, and to nobody else', async () => {
    const wrong: unknown[] = []
    let asked = 0
    for (const [at, route] of routes.entries()) {
      for (const [who, person] of people.entries()) {
        if ((at + who) % share !== 0) continue
        const { status, text } = await ask(person, route)
        const expected = expectedOf(person, route)
        asked++
        if (!expected.includes(nameOf(status)))
          wrong.push([person.name, route.method, route.path, status, expected, text.slice(0, 120)])
      }
    }
    console.log(`${asked} calls of ${routes.length} routes as ${people.length} people`)
    expect(wrong).toEqual([])
  }, 3_600_000)
})

type Outcome = 'signed out' | 'closed' | 'open' | 'fault'

const nameOf = (status: number): Outcome =>
  status >= 500 ? 'fault' : status === 401 ? 'signed out' : status === 403 ? 'closed' : 'open'

function expectedOf(person: Person, route: Route): Outcome[] {
  // What is public says itself whom it lets in: a password, a signature, a link.
  if (route.isPublic) return ['open', 'signed out', 'closed']
  if (!person.isSignedIn) return ['signed out']
  return [route.mayCall(person) ? 'open' : 'closed']
}

describe('what is at another place', () => {
  const placed = () => Object.values(server.context.registry).filter(({ places }) => places.length > 0)
  const ways = async (resource: Resource) => ({
    near: await recordsOf(resource, true),
    far: await recordsOf(resource, false),
  })

  /** Up to three records that are at the place, or at others, looked for by other means than the product's. */
  async function recordsOf(resource: Resource, isNear: boolean): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      SELECT t."id" FROM ${sql.table(tableName(resource))} t WHERE ${sql.raw(isNear ? '' : 'NOT')} coalesce(${atPlace(resource, 't')}, false)
      ORDER BY t."id" LIMIT 3`.execute(server.context.database.db)
    return rows.map(({ id }) => id)
  }

  function atPlace(resource: Resource, alias: string): ReturnType<typeof sql> {
    const tests = resource.places.map((name) => {
      const { options } = resource.fields[name] as Resource['fields'][string]
      const column = sql.raw(`${alias}.${quoted(columnName(name))}`)
      if (options.to !== 'stockLocation') {
        const target = server.context.registry[options.to as string] as Resource
        return sql`${column} IN (SELECT ${sql.raw(`${alias}x`)}."id" FROM ${sql.table(tableName(target))} ${sql.raw(`${alias}x`)} WHERE ${atPlace(target, `${alias}x`)})`
      }
      const isList = resource.fields[name]?.kind === 'references'
      return isList
        ? sql`(${place}::uuid = ANY (${column}) OR cardinality(${column}) = 0)`
        : sql`${column} = ${place}::uuid`
    })
    return sql`(${sql.join(tests, sql` OR `)})`
  }

  it('is not there for those whose role is of their own places, whichever route names it', async () => {
    const wrong: unknown[] = []
    const kinds = new Set<string>()
    let asked = 0
    for (const resource of placed()) {
      const { near, far } = await ways(resource)
      if (far.length === 0) continue
      kinds.add(resource.name)
      const own = routes.filter(({ area }) => area?.name === resource.name)
      for (const [who, person] of people.entries()) {
        if (!person.isLocal) continue
        for (const [at, route] of own.entries()) {
          if ((at + who) % Math.ceil(share / 3) !== 0 || !route.mayCall(person)) continue
          const isOne = route.path.includes('/:id')
          const isMany = /\/bulk\/(?!changes|jobs)/.test(route.path)
          if (!isOne && !isMany) continue
          for (const [id, isThere] of [
            [far[0], false],
            [near[0], true],
          ] as const) {
            // What is undone, and what is done to all of a condition, has an id of its own.
            if (!id || /\/undo$|\/bulk\/jobs\//.test(route.path)) continue
            const items = { items: [{ id, version: 999 }], data: {} }
            const { status } = await ask(person, route, id, isMany ? items : undefined)
            asked++
            const isRight = status < 500 && status !== 403 && (isThere || status === 404)
            // Nothing of what is near is refused as if it were far: not to see it is an error, to lack its version is none.
            if (!isRight || (isThere && status === 404 && route.method === 'GET'))
              wrong.push([person.name, route.method, route.path, isThere ? 'near' : 'far', status])
          }
        }
      }
    }
    console.log(`${asked} calls that name a record, of ${[...kinds].join(', ')}`)
    expect(wrong).toEqual([])
    expect(kinds).toContain('order')
    expect(kinds).toContain('shipment')
  }, 3_600_000)

  it('is in no list, choice, export, count or search of theirs, and all of it in those of the whole shop', async () => {
    const wrong: unknown[] = []
    for (const resource of placed()) {
      const { near, far } = await ways(resource)
      const filter = encodeURIComponent(JSON.stringify({ id: [...near, ...far] }))
      for (const person of people.filter(({ isSignedIn }) => isSignedIn)) {
        const found = async (path: string) => {
          const url = `${apiBase}/${resource.endpoint}${path}${path.includes('?') ? '&' : '?'}filter=${filter}`
          const { status, text } = await person.ask({ method: 'GET', url })
          return { status, has: (id: string) => text.includes(id) }
        }
        for (const path of ['', '/lookup', '/export', '/export?format=csv']) {
          const { status, has } = await found(path)
          if (status === 403) continue
          const seen = far.filter(has)
          const isWhole = !person.isLocal
          if (status !== 200 || (isWhole ? seen.length < far.length : seen.length > 0) || !near.every(has))
            wrong.push([
              person.name,
              resource.name,
              path,
              status,
              seen.length,
              far.length,
              near.filter(has).length,
            ])
        }
      }
    }
    expect(wrong).toEqual([])
  }, 600_000)
})
