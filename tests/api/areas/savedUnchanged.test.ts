import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Resource } from '../../../src/core/index.ts'
import { demoShop } from '../../support/preparedProduct.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer({ template: demoShop })
  admin = await server.signIn('admin')
}, 300_000)
afterAll(() => server?.close())

const areas = Object.values(resources as unknown as Record<string, Resource>).filter(
  ({ access }) => access.edit !== false,
)

const history = async () =>
  (
    await sql<{ count: number }>`SELECT count(*)::int AS "count" FROM "_history"`.execute(
      server.context.database.db,
    )
  ).rows[0]?.count

it.each(areas.map((area) => [area.name, area] as const))(
  'a form of %s that is saved without a change leaves no history',
  async (_, area) => {
    const range = encodeURIComponent('[0,2]')
    const listed = (await (await admin(`/${area.endpoint}?range=${range}`)).json()) as { id: string }[]
    const before = await history()
    for (const { id } of listed) {
      const record = (await (await admin(`/${area.endpoint}/${id}`)).json()) as Record<string, unknown>
      const { transitions: _transitions, ...values } = record
      const answer = await admin(`/${area.endpoint}/${id}`, { method: 'PUT', body: values })
      // What may not be saved in its state, or not as it is, leaves nothing either.
      const saved = (await answer.json()) as { version?: number }
      if (answer.status === 200) expect([id, saved.version]).toEqual([id, record.version])
      else
        expect([id, [403, 409, 422].includes(answer.status), answer.status]).toEqual([
          id,
          true,
          answer.status,
        ])
    }
    expect(await history()).toBe(before)
  },
)
