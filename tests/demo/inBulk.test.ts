import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stages } from '../../demo/stages.ts'
import { lockRecord } from '../../server/records/read.ts'
import { saveRecord } from '../../server/records/save.ts'
import { inTransaction } from '../../server/records/work.ts'
import { systemActor } from '../../server/systemActor.ts'
import { tableName } from '../../src/derive/sqlNames.ts'
import { demoShop } from '../support/preparedProduct.ts'
import { type TestServer, testServer } from '../support/server.ts'

/** Of so many records of an area one is tried. */
const each = 7

let server: TestServer
beforeAll(async () => {
  server = await testServer({ template: demoShop })
})
afterAll(() => server?.close())

it('writes in bulk what saving one by one would have written, hooks included', async () => {
  const { context } = server
  const areas = stages.flatMap(({ resource, inBulk }) => (inBulk ? [resource] : []))
  const strange = await inTransaction(context, { actor: systemActor, requestId: 'test' }, async (work) => {
    const found: string[] = []
    for (const area of areas) {
      const { rows } = await sql<{ id: string }>`
        SELECT "id" FROM ${sql.table(tableName(area))} ORDER BY "id"`.execute(work.db)
      expect([area.name, rows.length > each]).toEqual([area.name, true])
      for (const { id } of rows.filter((_, index) => index % each === 0)) {
        const before = await lockRecord(work, area, id)
        const after = await saveRecord(work, area, {}, before, { action: 'update', isOwn: true })
        if (after.version !== before.version) found.push(`${area.name} ${id}: ${JSON.stringify(after)}`)
      }
    }
    return found
  })
  expect(strange).toEqual([])
})
