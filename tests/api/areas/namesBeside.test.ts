import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyRecord, Resource } from '../../../src/core/index.ts'
import { namedType } from '../../../src/core/namedAnswer.ts'
import { canAct, mayLookUp } from '../../../src/derive/permissions.ts'
import { targetOf } from '../../../src/derive/relations.ts'
import { picturedBy, wantedNames } from '../../../src/derive/wantedNames.ts'
import { apiBase } from '../../../start/app.ts'
import { everyRole, type Person } from '../../support/everyRole.ts'
import { demoShop } from '../../support/preparedProduct.ts'
import { type TestServer, testServer } from '../../support/server.ts'

interface Entry {
  readonly id: string
}
type Names = Readonly<Record<string, readonly Entry[]>>

let server: TestServer
let people: Person[]
beforeAll(async () => {
  server = await testServer({ template: demoShop })
  const { rows } = await sql<{ id: string }>`
    SELECT "location" AS id FROM "shipment" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`.execute(
    server.context.database.db,
  )
  people = (await everyRole(server, [rows[0]?.id as string])).filter(({ isSignedIn }) => isSignedIn)
}, 300_000)
afterAll(() => server?.close())

async function read(person: Person, path: string, accept: string): Promise<any> {
  const { status, text } = await person.ask({
    method: 'GET',
    url: `${apiBase}${path}`,
    headers: { accept, 'accept-language': 'fr' },
  })
  if (status !== 200) throw new Error(`${person.name} ${path}: ${status} ${text}`)
  return JSON.parse(text)
}

/** What a page would look up for itself. */
async function lookedUp(
  person: Person,
  resource: Resource,
  records: readonly AnyRecord[],
  inRows?: typeof picturedBy,
): Promise<Names> {
  const { registry } = server.context
  const names: Record<string, readonly Entry[]> = {}
  const values = records.flatMap((record) => Object.entries(record))
  for (const [area, wanted] of Object.entries(wantedNames(resource, values, inRows))) {
    const ids = [...new Set(wanted)]
    const target = registry[area] as Resource
    if (ids.length === 0 || !mayLookUp(person, registry, target)) continue
    const filter = encodeURIComponent(JSON.stringify({ id: ids }))
    names[area] = await read(person, `/${target.endpoint}/lookup?filter=${filter}`, 'application/json')
  }
  return names
}

/** Whether records of an area can refer to any, themselves or in their rows. */
const refers = (resource: Resource) =>
  Object.values(resource.fields).some(
    (field) => targetOf(resource, field) !== undefined || field.options.fields !== undefined,
  )

const inOrder = (names: Names) =>
  Object.entries(names)
    .filter(([, entries]) => entries.length > 0)
    .map(([area, entries]) => [area, entries.toSorted((a, b) => a.id.localeCompare(b.id))])
    .toSorted()

it('names are told with records as look-ups tell them, to every role, of every area', async () => {
  let told = 0
  for (const person of people) {
    for (const resource of Object.values(server.context.registry)) {
      if (!canAct(person, resource, 'view') || !refers(resource)) continue
      const path = `/${resource.endpoint}`
      const few = `${path}?range=[0,4]`
      const list = await read(person, few, namedType)
      expect(list.data).toEqual(await read(person, few, 'application/json'))
      expect(inOrder(list.names), `${person.name}: ${few}`).toEqual(
        inOrder(await lookedUp(person, resource, list.data, picturedBy)),
      )
      told += Object.values(list.names).flat().length
      if (list.data.length === 0) continue
      const address = `${path}/${list.data[0].id}`
      const { data, names } = await read(person, address, namedType)
      expect(data).toEqual(await read(person, address, '*/*'))
      expect(inOrder(names), `${person.name}: ${address}`).toEqual(
        inOrder(await lookedUp(person, resource, [data])),
      )
    }
  }
  expect(told).toBeGreaterThan(1000)
}, 300_000)
