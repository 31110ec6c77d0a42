import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../server/actor.ts'
import { ApiError } from '../../../server/apiError.ts'
import { withoutIds } from '../../support/withoutIds.ts'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

/** Notes that the area's own rules refuse at the moment. */
const banned = new Set<string>()

describe('a bulk change', () => {
  const server = useServer(areas, {
    hooks: {
      article: {
        beforeSave: async ({ record, previous }) => {
          if (banned.has(String(record.note))) throw new ApiError('not-allowed-now')
          const isMarked = record.note === 'marked' && previous?.note !== 'marked'
          return isMarked ? { labels: ['new'], cost: 7 } : undefined
        },
      },
    },
  })
  const { ask } = server
  afterEach(() => banned.clear())
  let next = 0

  interface Item {
    readonly id: string
    readonly version: number
  }

  async function articles(count: number, values: object = {}): Promise<Item[]> {
    const items = []
    for (let index = 0; index < count; index++) {
      const body = { name: `Undo ${next++}`, price: 10, note: `before ${index}`, ...values }
      items.push({ id: (await ask('POST /articles', { body })).body.id as string, version: 1 })
    }
    return items
  }

  const read = async ({ id }: Item) => (await ask(`GET /articles/${id}`)).body
  const change = async (items: readonly Item[], data: object, as?: Actor) =>
    (await ask('POST /articles/bulk/update', { body: { items, data }, ...(as ? { as } : {}) })).body
  const undo = (id: string, { as, dryRun }: { as?: Actor; dryRun?: boolean } = {}) =>
    ask(`POST /articles/bulk/changes/${id}/undo`, {
      body: dryRun ? { dryRun } : {},
      ...(as ? { as } : {}),
    })
  const recent = async (as?: Actor) =>
    (await ask('GET /articles/bulk/changes', as ? { as } : {})).body as { id: string; undone: unknown }[]
  const grow = async (id: string, hours: number) => {
    await sql`UPDATE "_bulk_changes" SET "at" = "at" - make_interval(hours => ${hours}) WHERE "id" = ${id}`.execute(
      server.database.db,
    )
  }
  const ids = (items: readonly Item[]) => items.map(({ id }) => id).sort()
  const at = <T>(list: readonly T[], index: number) => list[index] as T

  it('is undone: each record has again what it had, by a write of its own', async () => {
    const items = await articles(3)
    const { undo: given } = await change(items, { note: 'after' })
    expect(Date.parse(given.until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    const { status, body } = await undo(given.id)
    expect([status, body.refused, body.done.sort()]).toEqual([200, [], ids(items)])
    for (const [index, item] of items.entries())
      expect(await read(item)).toMatchObject({ note: `before ${index}`, version: 3 })
    const { body: history } = await ask(`GET /articles/${at(items, 1).id}/history`)
    expect(history[0]).toMatchObject({
      action: 'update',
      version: 3,
      actor: { name: 'Olga Owner' },
      changes: [{ field: 'note', before: 'after', after: 'before 1' }],
    })
  })

  it('gives back values of every kind, also where there were none', async () => {
    const categories = [(await ask('POST /categories', { body: { name: 'C', slug: 'undo-c' } })).body.id]
    const [full] = await articles(1, {
      labels: ['new'],
      price: 1999,
      cost: 12,
      rating: 4.5,
      since: '2026-01-31',
      categories,
      seenAt: '2026-01-31T10:00:00Z',
      translations: { fr: { name: 'Avant', secret: 'chut' } },
    })
    const items = [full as Item, ...(await articles(1))]
    const before = await Promise.all(items.map(read))
    const { done, undo: given } = await change(items, {
      labels: ['sale'],
      price: 5,
      cost: null,
      rating: 1,
      since: null,
      categories: [],
      note: null,
      seenAt: '2026-02-01T00:00:00.5Z',
      translations: { fr: { secret: 'dit' }, ja: { secret: '秘' } },
    })
    expect(done).toHaveLength(2)
    expect((await read(at(items, 1))).translations).toEqual({ fr: { secret: 'dit' }, ja: { secret: '秘' } })
    // Something else about the record has changed since, so its values are compared one by one.
    await ask(`PUT /articles/${at(items, 0).id}`, { body: { version: 2, name: 'Undo renamed' } })
    expect((await undo(given.id)).body).toMatchObject({ refused: [] })
    const own = ({ version: _, updatedAt: __, name: ___, ...values }: any) => values
    expect((await Promise.all(items.map(read))).map(own)).toEqual(before.map(own))
    expect((await read(at(items, 0))).name).toBe('Undo renamed')
  })

  it('is undone as far as nobody has changed the field since; the others are named, with who did', async () => {
    const items = await articles(5)
    const [kept, changed, elsewhere, gone, closed] = items as [Item, Item, Item, Item, Item]
    const { undo: given } = await change(items, { note: 'after' })
    const sam = staff({ article: ['view', 'edit'] })
    await ask(`PUT /articles/${changed.id}`, { body: { version: 2, note: 'mine' }, as: sam })
    await ask(`PUT /articles/${elsewhere.id}`, { body: { version: 2, rating: 5 }, as: sam })
    await ask(`DELETE /articles/${gone.id}?version=2`)
    await ask(`POST /articles/${closed.id}/transitions/close`, { body: { version: 2 } })
    const tried = await undo(given.id, { dryRun: true })
    expect(await read(kept)).toMatchObject({ note: 'after', version: 2 })
    const { body } = await undo(given.id)
    expect(body).toEqual(tried.body)
    expect(body.done.sort()).toEqual(ids([kept, elsewhere]))
    expect(Object.fromEntries(body.refused.map((each: any) => [each.id, [each.code, each.errors]]))).toEqual({
      [changed.id]: ['stale', { note: 'changed-since' }],
      [gone.id]: ['not-found', undefined],
      [closed.id]: ['locked', undefined],
    })
    expect(await read(changed)).toMatchObject({ note: 'mine' })
    expect(await read(elsewhere)).toMatchObject({ note: 'before 2', rating: 5 })
  })

  it('takes back what the hooks filled in with it, as far as nobody has changed it and the person may', async () => {
    const items = await articles(2, { labels: ['sale'], cost: 3 })
    const [whole, relabelled] = items as [Item, Item]
    const { undo: first } = await change(items, { note: 'marked' })
    expect(await read(whole)).toMatchObject({ labels: ['new'], cost: 7 })
    await ask(`PUT /articles/${relabelled.id}`, { body: { version: 2, labels: ['new', 'sale'] } })
    expect((await undo(first.id)).body.refused).toEqual([])
    expect(await read(whole)).toMatchObject({ note: 'before 0', labels: ['sale'], cost: 3 })
    expect(await read(relabelled)).toMatchObject({ note: 'before 1', labels: ['new', 'sale'], cost: 3 })
    const { undo: second } = await change([{ id: whole.id, version: 3 }], { note: 'marked' })
    const { body } = await undo(second.id, { as: staff({ article: ['view', 'edit'] }) })
    expect(body.done).toEqual([whole.id])
    expect(await read(whole)).toMatchObject({ note: 'before 0', labels: ['sale'], cost: 7 })
  })

  it('leaves what the checks and the rules of the area refuse', async () => {
    const items = await articles(3)
    const { undo: given } = await change(items, { price: 2000, note: 'after' })
    await ask(`PUT /articles/${at(items, 0).id}`, { body: { version: 2, cost: 1500 } })
    banned.add('before 1')
    const { body } = await undo(given.id)
    expect(body.done).toEqual([at(items, 2).id])
    expect(body.refused.map(({ code }: any) => code).sort()).toEqual(['invalid', 'not-allowed-now'])
    expect(await read(at(items, 0))).toMatchObject({ price: 2000, note: 'after' })
  })

  it('is undone once; whoever asks again or at the same time is told who did, and nothing more happens', async () => {
    const items = await articles(2)
    const { undo: given } = await change(items, { note: 'after' })
    const answers = await Promise.all([undo(given.id), undo(given.id), undo(given.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await change(
      items.map(({ id }) => ({ id, version: 3 })),
      { note: 'after' },
    )
    expect((await undo(given.id)).body).toMatchObject({ code: 'already-undone' })
    expect(await read(at(items, 0))).toMatchObject({ note: 'after', version: 4 })
  })

  it('may be tried again where nothing could be put back', async () => {
    const items = await articles(1)
    const { undo: given } = await change(items, { note: 'after' })
    banned.add('before 0')
    expect((await undo(given.id)).body).toMatchObject({ done: [], refused: [{ code: 'not-allowed-now' }] })
    banned.clear()
    expect((await undo(given.id)).body.done).toEqual(ids(items))
  })

  it('is not undone after a day', async () => {
    const items = await articles(2)
    const { undo: given } = await change(items, { note: 'after' })
    await grow(given.id, 23)
    expect((await undo(given.id, { dryRun: true })).status).toBe(200)
    await grow(given.id, 2)
    const late = await undo(given.id)
    expect([late.status, late.body.code]).toEqual([409, 'too-late-to-undo'])
    expect((await recent()).map(({ id }) => id)).not.toContain(given.id)
    expect(await read(at(items, 0))).toMatchObject({ note: 'after' })
  })

  it('has no undo where it changed nothing, was only tried, or set owned rows', async () => {
    const items = await articles(2)
    expect(await change(items, { price: 10 })).not.toHaveProperty('undo')
    expect(await change(items, { parts: [] })).not.toHaveProperty('undo')
    const body = { items, data: { note: 'x' }, dryRun: true }
    expect((await ask('POST /articles/bulk/update', { body })).body).not.toHaveProperty('undo')
  })

  it('is told to those who may edit its fields, and undone by them in their own name', async () => {
    const items = await articles(2)
    const maker = staff({ article: ['view', 'edit'] }, 'Mia Maker')
    const { undo: given } = await change(items, { note: 'after' }, maker)
    const other = staff({ article: ['view', 'edit'] }, 'Otto Other')
    expect((await recent(other))[0]).toEqual({
      id: given.id,
      area: 'article',
      at: expect.stringMatching(/Z$/),
      until: given.until,
      count: 2,
      fields: ['note'],
      actor: { id: 'mia-maker', name: 'Mia Maker' },
      undone: null,
      action: 'update',
      final: null,
    })
    expect((await undo(given.id, { as: staff({ article: ['view'] }) })).status).toBe(403)
    expect((await undo(given.id, { as: other })).body.done).toHaveLength(2)
    expect((await recent(maker))[0]).toMatchObject({ id: given.id, undone: { name: 'Otto Other' } })
    const [entry] = (await ask(`GET /articles/${at(items, 0).id}/history`)).body
    expect(entry.actor.name).toBe('Otto Other')
  })

  it('of a restricted field is nothing to those who may not see or change it, its own maker included', async () => {
    const items = await articles(2, { price: 900, cost: 321, secret: 'xyzzy' })
    const flags = ['view', 'edit', 'viewCost', 'changePrice']
    const maker = staff({ article: flags })
    const hidden = (await change(items, { cost: 400, secret: 'plugh', note: 'a' }, maker)).undo.id
    const seen = (
      await change(
        items.map(({ id }) => ({ id, version: 2 })),
        { price: 950 },
        maker,
      )
    ).undo.id
    // The same person, without the rights.
    const poor = staff({ article: ['view', 'edit'] })
    expect((await recent(poor)).map(({ id }) => id)).not.toEqual(expect.arrayContaining([hidden]))
    expect((await recent(poor)).map(({ id }) => id)).not.toEqual(expect.arrayContaining([seen]))
    for (const dryRun of [true, false]) {
      const closed = await undo(hidden, { as: poor, dryRun })
      expect([closed.status, closed.body.code]).toEqual([404, 'not-found'])
      expect(withoutIds(closed.text)).not.toMatch(/cost|secret|xyzzy|plugh|321|400/)
      const refused = await undo(seen, { as: poor, dryRun })
      expect(refused.body).toMatchObject({
        done: [],
        refused: items.map(() => ({ code: 'invalid', errors: { price: 'not-allowed' } })),
      })
      expect(withoutIds(refused.text)).not.toMatch(/900|950|321/)
    }
    for (const item of items) expect(await read(item)).toMatchObject({ price: 950, cost: 400 })
    expect((await undo(hidden, { as: maker })).body.done).toHaveLength(2)
    expect(await read(at(items, 0))).toMatchObject({ price: 950, cost: 321, secret: 'xyzzy' })
  })

  it('of a single record is not among the recent ones, and neither is that of another area', async () => {
    const [item] = await articles(1)
    const { undo: single } = await change([item as Item], { note: 'after' })
    const made = [1, 2].map((n) => ask('POST /brands', { body: { name: `Undo ${n}`, active: true } }))
    const brands = (await Promise.all(made)).map(({ body: { id } }) => ({ id, version: 1 }))
    const body = { items: brands, data: { active: false } }
    const { undo: foreign } = (await ask('POST /brands/bulk/update', { body })).body
    const listed = (await recent()).map(({ id }) => id)
    expect(listed).not.toContain(single.id)
    expect(listed).not.toContain(foreign.id)
    expect((await undo(foreign.id)).status).toBe(404)
    expect((await undo(single.id)).body.done).toEqual([item?.id])
  })

  it.each([
    ['no id', 'x', {}, 'not-found'],
    ['one that nothing has', '01932b1c-7a80-7000-8000-00000000dead', {}, 'not-found'],
    ['an unknown key', '01932b1c-7a80-7000-8000-00000000dead', { force: true }, 'unknown-field'],
    ['nothing', '01932b1c-7a80-7000-8000-00000000dead', undefined, 'malformed'],
  ])('is not undone with %s', async (_, id, body, code) => {
    expect((await ask(`POST /articles/bulk/changes/${id}/undo`, { body })).body).toMatchObject({ code })
  })
})
