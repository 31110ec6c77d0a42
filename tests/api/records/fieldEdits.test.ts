import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

describe('a bulk update that changes what is there', () => {
  const server = useServer(areas)
  const { ask } = server
  let next = 0

  async function article(values: object = {}) {
    const { body } = await ask('POST /articles', {
      body: { name: `Changed ${next++}`, price: 999, ...values },
    })
    return { id: body.id as string, version: body.version as number }
  }

  type Item = Awaited<ReturnType<typeof article>>
  const read = async ({ id }: Item) => (await ask(`GET /articles/${id}`)).body
  const change = (items: readonly Item[], changes: object, further: object = {}, headers = {}) =>
    ask('POST /articles/bulk/update', { body: { items, changes, ...further }, headers })

  it('changes several fields of each record from its own value, and puts all back in one go', async () => {
    const one = await article({ price: 1005, labels: ['new', 'sale'], note: 'a', rating: 4.1 })
    const two = await article({ price: 200_000, labels: [], note: 'b', rating: 0.2 })
    const changes = {
      price: { percent: -10 },
      labels: { add: ['sale'], remove: ['new'] },
      note: { clear: true },
      rating: { by: 0.1 },
    }
    const { body } = await change([one, two], changes, { data: { since: '2026-01-01' } })
    expect([body.done.length, body.refused]).toEqual([2, []])
    const changed = { labels: ['sale'], note: null, since: '2026-01-01' }
    // 904.5 is rounded away from zero; 0.2 + 0.1 is 0.3.
    expect(await read(one)).toMatchObject({ ...changed, price: 905, rating: 4.2 })
    expect(await read(two)).toMatchObject({ ...changed, price: 180_000, rating: 0.3 })
    const undone = await ask(`POST /articles/bulk/changes/${body.undo.id}/undo`, { body: {} })
    expect(undone.body.done).toHaveLength(2)
    expect(await read(one)).toMatchObject({ price: 1005, labels: ['new', 'sale'], note: 'a', since: null })
    expect(await read(two)).toMatchObject({ price: 200_000, labels: [], note: 'b', rating: 0.2 })
  })

  it('names the records that do not take it and why, in a dry run too, which writes nothing', async () => {
    const cheap = await article({ price: 10 })
    const dear = await article({ price: 5000, rating: 1 })
    const { body } = await change([cheap, dear], { price: { by: -100 } }, { dryRun: true })
    expect(body.done).toEqual([dear.id])
    expect(body.refused).toMatchObject([
      { id: cheap.id, code: 'invalid', errors: { price: expect.any(String) } },
    ])
    const empty = (await change([cheap, dear], { rating: { percent: 50 } }, { dryRun: true })).body
    expect([empty.done, empty.refused[0].errors]).toEqual([[dear.id], { rating: expect.any(String) }])
    expect(await read(dear)).toMatchObject({ price: 5000, version: 1 })
  })

  it('does it once under a key, and takes the key for no other change', async () => {
    const item = await article({ price: 1000 })
    const key = { 'idempotency-key': 'a-tenth-more' }
    for (let time = 0; time < 2; time++) await change([item], { price: { percent: 10 } }, {}, key)
    expect((await read(item)).price).toBe(1100)
    expect((await change([item], { price: { percent: 20 } }, {}, key)).status).toBe(409)
  })

  it('leaves a key as the release before kept it, where no changes are sent', async () => {
    const items = [await article()]
    const data = { price: 5 }
    await ask('POST /articles/bulk/update', {
      body: { items, data },
      headers: { 'idempotency-key': 'of-before' },
    })
    const { rows } = await sql<{
      hash: string
    }>`SELECT "hash" FROM "_repeatable" WHERE "key" = 'of-before'`.execute(server.database.db)
    const before = JSON.stringify(['article', 'bulk', 'update', items, data])
    expect(rows[0]?.hash).toBe(createHash('sha256').update(before).digest('hex'))
  })

  it('lets nobody change what they may not, nor hear of what they may not see', async () => {
    const item = await article({ cost: 5 })
    const as = staff({ article: ['view', 'edit'] })
    const asked = (changes: object) =>
      ask('POST /articles/bulk/update', { as, body: { items: [item], changes } })
    const priced = (await asked({ price: { by: 1 } })).body
    expect(priced.refused).toMatchObject([{ code: 'invalid', errors: { price: expect.any(String) } }])
    expect((await asked({ cost: { by: 1 } })).body.code).toBe('unknown-field')
    expect((await asked({ secret: { clear: true } })).body.code).toBe('unknown-field')
    expect(await read(item)).toMatchObject({ price: 999, cost: 5, version: 1 })
  })

  it.each([
    [{ name: { by: 1 } }],
    [{ price: { add: ['x'] } }],
    [{ price: { by: 0.5 } }],
    [{ price: { by: '1' } }],
    [{ price: { percent: -101 } }],
    [{ price: { by: 1, percent: 1 } }],
    [{ price: {} }],
    [{ price: null }],
    [{ labels: { add: [] } }],
    [{ labels: { clear: true, add: ['new'] } }],
    [{ parts: { clear: true } }],
    [{ photos: { add: ['x'] } }],
    [{ margin: { by: 1 } }],
    [{ version: { by: 1 } }],
    [{ toString: { clear: true } }],
  ])('refuses %j as a whole', async (changes) => {
    const item = await article()
    const { status } = await change([item], changes)
    expect([400, 422]).toContain(status)
    expect((await read(item)).version).toBe(1)
  })

  it('refuses a field that is set as well, and changes where there are none', async () => {
    const items = [await article()]
    expect((await change(items, { price: { by: 1 } }, { data: { price: 5 } })).status).toBe(400)
    for (const path of ['delete', 'transitions/close'])
      expect((await ask(`POST /articles/bulk/${path}`, { body: { items, changes: {} } })).body.code).toBe(
        'unknown-field',
      )
  })

  it('is undone to what was, whatever it was', async () => {
    const label = fc.constantFrom('new', 'sale')
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ price: fc.nat(1e9), labels: fc.uniqueArray(label), note: fc.constantFrom('x', null) }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.record(
          {
            price: fc.oneof(
              fc.record({ by: fc.integer({ min: -1e9, max: 1e9 }) }),
              fc.record({ percent: fc.integer({ min: -100_000, max: 1_000_000 }).map((n) => n / 1000) }),
            ),
            labels: fc.record({
              add: fc.uniqueArray(label, { minLength: 1 }),
              remove: fc.uniqueArray(label, { minLength: 1 }),
            }),
            note: fc.constant({ clear: true }),
          },
          { requiredKeys: ['price'] },
        ),
        async (all, changes) => {
          const items: Item[] = []
          for (const values of all) items.push(await article(values))
          const { status, body } = await change(items, changes)
          expect(status).toBe(200)
          expect(body.done.length + body.refused.length).toBe(items.length)
          if (body.undo) await ask(`POST /articles/bulk/changes/${body.undo.id}/undo`, { body: {} })
          for (const [index, item] of items.entries())
            expect(await read(item)).toMatchObject(all[index] as object)
        },
      ),
      { numRuns: 25 },
    )
  })
})
