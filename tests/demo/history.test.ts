import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { commonActions, type Registry } from '../../src/core/index.ts'
import { demoShop } from '../support/preparedProduct.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ template: demoShop })
})
afterAll(() => server?.close())

it('says nothing of what was done that the areas have no words for', async () => {
  const registry: Registry = resources
  const { rows } = await sql<{ area: string; action: string }>`
    SELECT DISTINCT "resource" AS area, "action" FROM "_history"`.execute(server.context.database.db)
  const unknown = rows.filter(({ area, action }) => {
    const { history = [], workflow } = registry[area] ?? {}
    return ![...commonActions, ...history, ...Object.keys(workflow?.transitions ?? {})].includes(action)
  })
  expect(rows.length).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})
