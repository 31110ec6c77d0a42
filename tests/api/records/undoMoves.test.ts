import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../server/actor.ts'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

interface Item {
  readonly id: string
  readonly version: number
}

describe('what was done in bulk', () => {
  const { ask } = useServer(areas)
  let next = 0

  async function articles(count: number, values: object = {}): Promise<[Item, ...Item[]]> {
    const items: Item[] = []
    for (let index = 0; index < count; index++) {
      const body = { name: `Moved ${next++}`, price: 10, note: `note ${index}`, ...values }
      items.push({ id: (await ask('POST /articles', { body })).body.id, version: 1 })
    }
    return items as [Item, ...Item[]]
  }

  const as = (actor?: Actor) => (actor ? { as: actor } : {})
  const read = async ({ id }: Item) => (await ask(`GET /articles/${id}`)).body
  const move = async (items: readonly Item[], name: string, data: object = {}, actor?: Actor) =>
    (await ask(`POST /articles/bulk/transitions/${name}`, { body: { items, data }, ...as(actor) })).body
  const remove = async (items: readonly Item[], actor?: Actor, dryRun = false) =>
    (await ask('POST /articles/bulk/delete', { body: { items, dryRun }, ...as(actor) })).body
  const undo = (id: string, actor?: Actor, dryRun = false) =>
    ask(`POST /articles/bulk/changes/${id}/undo`, { body: { dryRun }, ...as(actor) })
  const recent = async (actor?: Actor) => (await ask('GET /articles/bulk/changes', as(actor))).body
  const history = async ({ id }: Item) => (await ask(`GET /articles/${id}/history`)).body
  const why = (body: any) => Object.fromEntries(body.refused.map((one: any) => [one.id, one.code]))

  describe('records that a transition moved in bulk', () => {
    it('are put back into the state each was in, with what the transition asked for', async () => {
      const [draft, live] = (await articles(2)) as [Item, Item]
      await ask(`POST /articles/${live.id}/transitions/publish`, { body: { version: 1 } })
      const { undo: given } = await move([draft, { ...live, version: 2 }], 'close', { note: 'closed' })
      expect(await read(draft)).toMatchObject({ status: 'closed', note: 'closed' })
      const tried = await undo(given.id, undefined, true)
      const { status, body } = await undo(given.id)
      expect([status, body]).toEqual([200, { done: [draft.id, live.id].sort(), refused: [] }])
      expect(tried.body).toEqual(body)
      expect(await read(draft)).toMatchObject({ status: 'draft', note: 'note 0', version: 3 })
      expect(await read(live)).toMatchObject({ status: 'live', note: 'note 1', version: 4 })
      expect((await history(live))[0]).toMatchObject({ action: 'undo', actor: { name: 'Olga Owner' } })
      expect((await undo(given.id)).body).toMatchObject({ code: 'already-undone' })
    })

    it('stay where somebody has moved or changed them since, with who did', async () => {
      const [kept, moved, changed] = (await articles(3)) as [Item, Item, Item]
      const { undo: given } = await move(
        [kept, moved, changed].map((item) => item),
        'close',
        { note: 'closed' },
      )
      const sam = staff({ article: ['view', 'edit', 'publish', 'close'] })
      for (const { id } of [moved, changed])
        await ask(`POST /articles/${id}/transitions/reopen`, { body: { version: 2 }, as: sam })
      await ask(`PUT /articles/${changed.id}`, { body: { version: 3, rating: 3 }, as: sam })
      await ask(`POST /articles/${changed.id}/transitions/close`, { body: { version: 4, note: 'again' } })
      const { body } = await undo(given.id)
      expect(body.done).toEqual([kept.id])
      expect(why(body)).toEqual({ [moved.id]: 'stale', [changed.id]: 'stale' })
      expect(body.refused.find((one: any) => one.id === moved.id).errors).toEqual({ status: 'changed-since' })
      expect(await read(changed)).toMatchObject({ status: 'closed', rating: 3 })
    })

    it('are put back by whoever could do both by hand, and nobody else is offered it', async () => {
      const items = await articles(2)
      const may = (flags: string[], name: string) => staff({ article: ['view', ...flags] }, name)
      const reopens = may(['close', 'publish'], 'Rita Reopens')
      const closes = may(['close'], 'Carl Closes')
      // To where they were a transition leads, which this one may not make.
      expect(await move(items, 'close', { note: 'x' }, closes)).not.toHaveProperty('undo')
      const [change] = await recent(reopens)
      expect(change).toMatchObject({ action: 'close', fields: [], count: 2, final: null, undone: null })
      expect((await recent(closes)).map(({ id }: any) => id)).not.toContain(change.id)
      expect((await undo(change.id, closes)).status).toBe(403)
      expect((await undo(change.id, staff({ article: ['view', 'edit'] }))).status).toBe(403)
      expect((await undo(change.id, reopens)).body.done).toHaveLength(2)
    })

    it('cannot be put back where the workflow says why', async () => {
      const items = await articles(2)
      const done = await move(items, 'publish')
      expect(done).toMatchObject({ done: items.map(({ id }) => id).sort() })
      expect(done).not.toHaveProperty('undo')
      const [change] = await recent()
      expect(change).toMatchObject({ action: 'publish', final: 'told' })
      const refused = await undo(change.id)
      expect([refused.status, refused.body.code]).toEqual([409, 'no-way-back'])
      expect(await recent(staff({ article: ['view', 'edit'] }))).not.toContainEqual(change)
    })
  })

  describe('records that were deleted in bulk', () => {
    const rows = [
      { code: 'a', colour: 'red', count: 2 },
      { code: 'b', colour: 'blue', count: 1 },
    ]
    const full = {
      labels: ['new'],
      cost: 3,
      rating: 4.5,
      since: '2026-01-31',
      parts: rows,
      seenAt: '2026-01-31T10:00:00Z',
      translations: { fr: { name: 'Déplacé', secret: 'chut' } },
    }

    it('come back as they were, rows, texts and state included, and their history goes on', async () => {
      const [first] = await articles(1, full)
      const [second] = await articles(1, { parts: [{ code: 'c' }] })
      await ask(`POST /articles/${second.id}/transitions/publish`, { body: { version: 1 } })
      const before = [await read(first), await read(second)]
      const { undo: given } = await remove([first, { ...second, version: 2 }])

      expect((await ask(`GET /articles/${first.id}`)).status).toBe(404)
      expect((await undo(given.id)).body).toEqual({ done: [second.id, first.id], refused: [] })
      const after = [await read(first), await read(second)]
      const own = ({ version: _, updatedAt: __, ...values }: any) => values
      expect(after.map(own)).toEqual(before.map(own))
      expect(after.map(({ version }) => version)).toEqual([3, 4])
      expect((await history(second)).map(({ action, version }: any) => [action, version])).toEqual([
        ...[
          ['undelete', 4],
          ['delete', 3],
          ['publish', 2],
          ['create', 1],
        ],
      ])
    })

    it('come back in the order in which they need each other', async () => {
      const make = async (slug: string, parent?: string) =>
        (await ask('POST /categories', { body: { name: slug, slug, ...(parent ? { parent } : {}) } })).body
      const child = await make('undone-child')
      const parent = await make('undone-parent')
      await ask(`PUT /categories/${child.id}`, { body: { version: 1, parent: parent.id } })
      const items = [
        { id: child.id, version: 2 },
        { id: parent.id, version: 1 },
      ]
      const { undo: given, done } = (await ask('POST /categories/bulk/delete', { body: { items } })).body
      expect(done).toHaveLength(2)
      const back = await ask(`POST /categories/bulk/changes/${given.id}/undo`, { body: {} })
      expect(back.body.refused).toEqual([])
      expect((await ask(`GET /categories/${child.id}`)).body).toMatchObject({ parent: parent.id, version: 4 })
    })

    it('stay away where another has taken their place, and the others come back', async () => {
      const [free, taken] = (await articles(2)) as [Item, Item]
      const { name } = await read(taken)
      const { undo: given } = await remove([free, taken])
      await ask('POST /articles', { body: { name, price: 10 } })
      const { body } = await undo(given.id)
      expect([body.done, why(body)]).toEqual([[free.id], { [taken.id]: 'not-unique' }])
    })

    it('are brought back by whoever could delete and make them', async () => {
      const items = await articles(2, { cost: 5 })
      const deletes = staff({ article: ['view', 'delete'] }, 'Dora Deletes')
      const both = staff({ article: ['view', 'delete', 'create'] }, 'Bo Both')
      expect(await remove(items, deletes)).not.toHaveProperty('undo')
      const [change] = await recent(both)
      expect(change).toMatchObject({ action: 'delete', fields: [], count: 2, final: null })
      expect((await undo(change.id, deletes)).status).toBe(403)
      expect((await undo(change.id, both)).body.done).toHaveLength(2)
      // What is hidden from whoever brings them back comes back, too.
      expect(await read(items[0])).toMatchObject({ cost: 5 })
      expect((await undo(change.id, both)).body).toMatchObject({ code: 'already-undone' })
    })

    it('have no undo where it was only tried', async () => {
      const items = await articles(2)
      expect(await remove(items, undefined, true)).not.toHaveProperty('undo')
    })
  })
})
