import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

describe('the history of a record', () => {
  const server = useServer(areas)
  const { ask } = server

  it('tells who changed what, the newest first', async () => {
    const { body: article } = await ask('POST /articles', {
      body: { name: 'H', price: 100, labels: ['new'] },
    })
    const editor = staff({ article: ['view', 'edit', 'changePrice', 'viewCost'] })
    const put = (version: number, body: object) =>
      ask(`PUT /articles/${article.id}`, { as: editor, body: { version, ...body } })
    await put(1, { price: 200, labels: ['new', 'sale'], translations: { fr: { name: 'Ache' } } })
    await put(2, { parts: [{ code: 'P' }] })
    await ask(`POST /articles/${article.id}/transitions/publish`, { body: { version: 3 } })
    const { body, headers } = await ask(`GET /articles/${article.id}/history`)
    expect(body.map(({ action, version, actor }: any) => [action, version, actor.name])).toEqual([
      ['publish', 4, 'Olga Owner'],
      ['update', 3, 'Sam Staff'],
      ['update', 2, 'Sam Staff'],
      ['create', 1, 'Olga Owner'],
    ])
    expect(body[0]).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/Z$/),
      actor: { id: 'owner', name: 'Olga Owner' },
      action: 'publish',
      version: 4,
      changes: [{ field: 'status', before: 'draft', after: 'live' }],
    })
    expect(body[1].changes).toMatchObject([
      { field: 'parts', before: [], after: [{ code: 'P', colour: null, count: 1 }] },
    ])
    expect(body[2].changes).toEqual([
      { field: 'labels', before: ['new'], after: ['new', 'sale'] },
      { field: 'price', before: 100, after: 200 },
      { field: 'translations.fr.name', before: null, after: 'Ache' },
    ])
    expect(body[3].changes.map(({ field }: any) => field)).toEqual(['status', 'name', 'labels', 'price'])
    expect(headers['content-range']).toBe('history 0-3/4')
  })

  it('is told page by page', async () => {
    const { body: brand } = await ask('POST /brands', { body: { name: 'v1' } })
    for (let version = 1; version < 6; version++) {
      await ask(`PUT /brands/${brand.id}`, { body: { version, name: `v${version + 1}` } })
    }
    const { body, headers } = await ask(`GET /brands/${brand.id}/history`, { query: { range: [1, 2] } })
    expect(body.map(({ version }: any) => version)).toEqual([5, 4])
    expect(headers['content-range']).toBe('history 1-2/6')
  })

  it('tells what was done without changing the record in the order in which it was done', async () => {
    const { body: brand } = await ask('POST /brands', { body: { name: 'Printed' } })
    // Ids that say nothing of the time, as statements make them.
    const notes = [
      ['ffffffff-ffff-4fff-8fff-ffffffffffff', 1],
      ['00000000-0000-4000-8000-000000000000', 2],
    ] as const
    for (const [id, minutes] of notes)
      await sql`
        INSERT INTO "_history" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "reason")
        VALUES (${id}, 'brand', ${brand.id}, 1, now() + make_interval(mins => ${minutes}), 'owner', 'Olga Owner', 'printed', '[]', 'print', ${`${minutes}`})`.execute(
        server.database.db,
      )
    const { body } = await ask(`GET /brands/${brand.id}/history`)
    expect(body.map(({ action, reason }: any) => [action, reason])).toEqual([
      ['printed', '2'],
      ['printed', '1'],
      ['create', undefined],
    ])
  })

  it('outlives the record', async () => {
    const { body: brand } = await ask('POST /brands', { body: { name: 'Mortal', active: false } })
    await ask(`DELETE /brands/${brand.id}?version=1`)
    const { body } = await ask(`GET /brands/${brand.id}/history`)
    expect(body).toMatchObject([
      {
        action: 'delete',
        version: 2,
        changes: [
          { field: 'name', before: 'Mortal', after: null },
          { field: 'slug' },
          { field: 'active', before: false },
        ],
      },
      { action: 'create', version: 1 },
    ])
  })

  it('has an entry for every write, by whatever way, and none for a write that changes nothing', async () => {
    const csv = { 'content-type': 'text/csv' }
    await ask('POST /brands/import', { body: 'name\nImported\n', headers: csv })
    const [brand] = (await ask('GET /brands', { query: { filter: { name: 'Imported' } } })).body
    await ask('POST /brands/bulk/update', {
      body: { items: [{ id: brand.id, version: 1 }], data: { active: false } },
    })
    await ask(`PUT /brands/${brand.id}`, { body: { version: 2, active: false } })
    await ask('POST /brands/bulk/delete', { body: { items: [{ id: brand.id, version: 2 }] } })
    const { body } = await ask(`GET /brands/${brand.id}/history`)
    expect(body.map(({ action, version }: any) => [action, version])).toEqual([
      ['delete', 3],
      ['update', 2],
      ['create', 1],
    ])
  })

  it('is not there for an id that no record has or had', async () => {
    expect((await ask('GET /brands/01932b1c-7a80-7000-8000-00000000dead/history')).status).toBe(404)
    expect((await ask('GET /brands/x/history')).status).toBe(404)
  })
})
