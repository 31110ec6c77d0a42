import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Registry } from '../../../src/core/index.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
})
afterAll(() => server?.close())

const summing = Object.values(resources as unknown as Registry).flatMap(({ endpoint, list }) =>
  list.summed === undefined ? [] : [{ endpoint, summed: list.summed, isSought: list.search.length > 0 }],
)

it.each(summing)(
  'amounts of $endpoint are added up in the order of each column, searched or not',
  async ({ endpoint, summed, isSought }) => {
    for (const sort of [summed, 'id'])
      for (const filter of isSought ? [{}, { q: 'a' }] : [{}]) {
        const asked = { sort: [sort, 'DESC'], filter, range: [0, 9] }
        const query = Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)])
        const answer = await admin(
          `/${endpoint}?${new URLSearchParams([...query, ['sum', summed]] as string[][])}`,
        )
        expect({ sort, filter, status: answer.status, sum: answer.headers.get('X-Sum') }).toMatchObject({
          status: 200,
          sum: '0',
        })
      }
  },
)
