import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../../server/database/migrate.ts'
import { refreshDerived } from '../../../server/records/refreshDerived.ts'
import { defineResource, defineResources } from '../../../src/core/index.ts'
import { tablesOf } from '../../../src/derive/table.ts'
import * as f from '../../../src/fields/index.ts'
import { useServer } from './server.ts'

const item = (half: (price: number) => number, search: readonly ('name' | 'note' | 'parts.code')[]) =>
  defineResource({
    name: 'item',
    title: 'name',
    fields: {
      name: f.text({ required: true }),
      note: f.text(),
      price: f.money({ required: true }),
      half: f.money({ computed: true }),
      parts: f.rows({ code: f.text() }),
    },
    computed: { half: ({ price }) => half(price) },
    list: { columns: ['name'], search },
  })

describe('the columns that follow from others', () => {
  const before = defineResources([item((price) => price / 2, ['name'])])
  const server = useServer(before)
  const stored = async () =>
    (
      await sql<{
        name: string
        half: number
        search: string
        version: number
      }>`SELECT "name", "half", "search", "version" FROM "item" ORDER BY "name"`.execute(server.database.db)
    ).rows

  it('are computed anew when a descriptor derives them otherwise', async () => {
    expect(await refreshDerived(server.database, before)).toEqual(['item'])
    await server.ask('POST /items', {
      body: { name: 'Axe', note: 'Sharp', price: 8, parts: [{ code: 'P7' }] },
    })
    const names = Array.from({ length: 1200 }, (_, index) => `Nail ${String(index).padStart(4, '0')}`)
    await server.ask('POST /items/import', {
      body: `name,price\n${names.map((name) => `${name},0.04`).join('\n')}`,
      headers: { 'content-type': 'text/csv' },
    })
    expect((await stored())[0]).toMatchObject({ half: 4, search: ' axe\n' })
    expect(await refreshDerived(server.database, before)).toEqual([])

    const after = defineResources([item((price) => price / 2 + 1, ['name', 'note', 'parts.code'])])
    await migrate(server.database, tablesOf(after))
    expect(await refreshDerived(server.database, after)).toEqual(['item'])
    const rows = await stored()
    expect(rows[0]).toEqual({ name: 'Axe', half: 5, search: ' axe\n sharp p7', version: 1 })
    expect(rows).toHaveLength(1201)
    expect(rows.slice(1).every(({ half, search }) => half === 3 && /^ nail \d{4}\n$/.test(search))).toBe(true)
    expect(await refreshDerived(server.database, after)).toEqual([])
  }, 60_000)
})
