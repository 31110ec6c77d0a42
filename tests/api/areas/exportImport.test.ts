import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Resource } from '../../../src/core/index.ts'
import { lineRows } from '../../../src/derive/lineRows.ts'
import { readTable, tableAsCsv } from '../../../src/views/list/import/readTable.ts'
import { demoShop } from '../../support/preparedProduct.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer({ template: demoShop })
  admin = await server.signIn('admin')
}, 300_000)
afterAll(() => server?.close())

/** Every area that is exported and imported: whoever adds one is tested without a line here. */
const areas = Object.values(resources as unknown as Record<string, Resource>).filter(
  ({ access }) => access.export !== false && access.import !== false,
)

describe.each(areas)('$name', (resource) => {
  const lines = lineRows(resource)
  const ways = [
    'format=csv',
    'format=xlsx',
    'named=true',
    ...(lines ? [`rows=${lines}`, `format=xlsx&rows=${lines}&named=true`] : []),
  ]

  it.each(ways)('comes back as it left: %s', async (way) => {
    const file = await admin(`/${resource.endpoint}/export?${way}`)
    const bytes = await file.arrayBuffer()
    expect([file.status, file.ok ? '' : new TextDecoder().decode(bytes)]).toEqual([200, ''])
    const table = await readTable(new File([bytes], way.includes('xlsx') ? 'list.xlsx' : 'list.csv'))
    const answer = await admin(`/${resource.endpoint}/import?dryRun=true`, {
      method: 'POST',
      body: tableAsCsv(table),
      headers: { 'Content-Type': 'text/csv' },
    })
    const result = await answer.json()
    const records = new Set(table.rows.map(([id]) => id)).size
    expect([answer.status, result]).toEqual([
      200,
      { created: 0, updated: 0, unchanged: records, refused: [], records: [] },
    ])
  })
})
