import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { commonActions, type Registry } from '../../src/core/index.ts'
import { tableName } from '../../src/derive/sqlNames.ts'
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

it('says of nothing that it went live at another moment than its history and its versions do', async () => {
  const { db } = server.context.database
  const publishable = Object.values(resources as Registry).filter(({ fields }) => 'liveSince' in fields)
  expect(publishable.length).toBeGreaterThan(2)
  for (const area of publishable) {
    const { rows } = await sql<{ since: Date; kept: Date; told: Date }>`
      SELECT t."live_since" AS since, r."at" AS kept,
        (SELECT max(h."at") FROM "_history" h
          WHERE h."resource" = ${area.name} AND h."record_id" = t."id" AND h."action" = 'publish') AS told
      FROM ${sql.table(tableName(area))} t
      JOIN "_revisions" r ON r."area" = ${area.name} AND r."key" = t."id"::text AND r."number" = t."live_number"`.execute(
      db,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { since, kept, told } of rows)
      expect([area.name, since, kept]).toEqual([area.name, told, told])
  }
})
