import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyRecord, Resource } from '../../../src/core/index.ts'
import { offeredTransitions } from '../../../src/derive/permissions.ts'
import { whyFinal } from '../../../src/derive/undo.ts'
import { demoShop } from '../../support/preparedProduct.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

/** What holds of every bulk change of every area, on the records of the demo shop. */
const areas = Object.values<Resource>(resources)

/** As many as are tried in one state. */
const most = 3

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer({ template: demoShop })
  admin = await server.signIn('admin')
}, 600_000)
afterAll(() => server?.close())

async function ask(method: string, path: string, body?: Record<string, unknown>) {
  const response = await admin(path, { method, ...(body ? { body } : {}) })
  return { status: response.status, body: (await response.json()) as any }
}

const list = async ({ endpoint }: Resource, filter: object, last = most): Promise<AnyRecord[]> =>
  (
    await ask(
      'GET',
      `/${endpoint}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent(`[0,${last - 1}]`)}`,
    )
  ).body

const itemsOf = (records: readonly AnyRecord[]) => records.map(({ id, version }) => ({ id, version }))

/** Records as they are, without what every write changes: its marks, what the clock says, and words for the search in the order of languages. */
async function read({ endpoint }: Resource, records: readonly AnyRecord[]): Promise<object[]> {
  const found = []
  for (const { id } of records) {
    const { body } = await ask('GET', `/${endpoint}/${id}`)
    for (const name of ['version', 'updatedAt', 'transitions', 'phase', 'bodyText']) delete body[name]
    found.push(body)
  }
  return found
}

/** Does something with records in bulk, undoes it, and answers what they were before and are afterwards. */
async function there(resource: Resource, path: string, records: readonly AnyRecord[], data?: object) {
  const asked = { items: itemsOf(records), ...(data ? { data } : {}) }
  const tried = await ask('POST', `/${resource.endpoint}/bulk/${path}`, { ...asked, dryRun: true })
  const able = records.filter(({ id }) => (tried.body.done ?? []).includes(id))
  if (able.length === 0) return undefined
  const before = await read(resource, able)
  const { body } = await ask('POST', `/${resource.endpoint}/bulk/${path}`, {
    ...asked,
    items: itemsOf(able),
  })
  const undone = await ask('POST', `/${resource.endpoint}/bulk/changes/${body.undo?.id}/undo`, {})
  return { undone: undone.body, before, after: await read(resource, able) }
}

describe('a bulk change of an area', () => {
  it('says of each transition that people make whether it can be put back, or why not', () => {
    const silent = areas.flatMap((resource) =>
      offeredTransitions(resource).flatMap(([name]) =>
        whyFinal(resource, name) === 'noWay' ? [`${resource.name}.${name}`] : [],
      ),
    )
    expect(silent).toEqual([])
  })

  const moves = areas.flatMap((resource) =>
    offeredTransitions(resource).flatMap(([name, { from }]) =>
      whyFinal(resource, name) === undefined
        ? [from]
            .flat()
            .map((state) => [`${resource.name}.${name} from ${state}`, resource, name, state] as const)
        : [],
    ),
  )
  const tried: string[] = []
  it.each(moves)('%s is put back to the letter', async (what, resource, name, state) => {
    const records = await list(resource, { status: state })
    const { ask: asks = [] } = resource.workflow?.transitions[name] ?? {}
    const data = asks.length > 0 ? answersOf(resource, asks) : undefined
    const result = await there(resource, `transitions/${name}`, records, data)
    if (!result) return
    tried.push(what)
    expect(result.undone.refused).toEqual([])
    expect(result.after).toEqual(result.before)
  })

  const deletable = areas.filter(({ access, erases }) => access.delete !== false && !erases)
  it.each(deletable.map((resource) => [resource.name, resource] as const))(
    'the deletion of %s is put back to the letter',
    async (name, resource) => {
      const records = await list(resource, {}, 40)
      const result = await there(resource, 'delete', records.slice(-most * 4))
      if (!result) return
      tried.push(name)
      expect(result.undone.refused).toEqual([])
      expect(result.after).toEqual(result.before)
    },
  )

  it('was tried where there is something to try', () => {
    expect(tried.length).toBeGreaterThan(30)
  })
})

/** Something for what a transition asks. */
function answersOf(resource: Resource, names: readonly string[]): object {
  const soon = new Date(Date.now() + 86_400_000).toISOString()
  return Object.fromEntries(
    names.map((name) => {
      const { kind, options } = resource.fields[name] as Resource['fields'][string]
      if (kind === 'dateTime') return [name, soon]
      if (kind === 'date') return [name, soon.slice(0, 10)]
      return [name, (options.values as readonly string[] | undefined)?.[0] ?? 'Because of a test']
    }),
  )
}
