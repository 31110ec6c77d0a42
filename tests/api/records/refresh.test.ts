import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../../server/database/migrate.ts'
import { refreshDerived } from '../../../server/records/refreshDerived.ts'
import { countOf } from '../../../src/core/countOf.ts'
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

describe('a count that an upgrade adds', () => {
  const name = f.text({ required: true })
  const uncounted = defineResource({ name: 'kind', title: 'name', fields: { name } })
  const counted = (...of: readonly string[]) =>
    defineResource({
      name: 'kind',
      title: 'name',
      fields: { name, uses: f.integer({ computed: true }) },
      computed: { uses: countOf('uses', ...of) },
    })
  const thing = defineResource({
    name: 'thing',
    title: 'name',
    fields: {
      name,
      kind: f.reference('kind'),
      also: f.references('kind'),
      parts: f.rows({ kind: f.reference('kind') }),
    },
  })
  const without = defineResources([uncounted, thing])
  const server = useServer(without)
  const uses = async () =>
    (
      await sql<{ uses: number; version: number }>`
        SELECT "uses", "version" FROM "kind" ORDER BY "name"`.execute(server.database.db)
    ).rows

  it('holds what referred to a record before, and is counted anew when something else is counted', async () => {
    const made: string[] = []
    for (const name of ['Axe', 'Bow', 'Cup'])
      made.push((await server.ask('POST /kinds', { body: { name } })).body.id)
    const [axe, bow] = made
    for (const body of [
      { kind: axe, also: [axe, bow] },
      { kind: axe, parts: [{ kind: bow }, { kind: bow }] },
      { kind: bow },
    ])
      expect((await server.ask('POST /things', { body: { name: 'x', ...body } })).status).toBe(201)
    await refreshDerived(server.database, without)

    const one = defineResources([counted('thing.kind'), thing])
    await migrate(server.database, tablesOf(one))
    expect(await refreshDerived(server.database, one)).toEqual(['kind'])
    expect(await uses()).toEqual([
      { uses: 2, version: 1 },
      { uses: 1, version: 1 },
      { uses: 0, version: 1 },
    ])
    expect(await refreshDerived(server.database, one)).toEqual([])

    const all = defineResources([counted(), thing])
    expect(await refreshDerived(server.database, all)).toEqual(['kind'])
    expect((await uses()).map((row) => row.uses)).toEqual([3, 3, 0])
  })
})
