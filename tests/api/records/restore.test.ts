import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

const nowhere = '01932b1c-7a80-7000-8000-00000000dead'

describe('a version of a record that is restored', () => {
  const { ask } = useServer(areas)

  async function made(body: object, ...changes: object[]) {
    const { body: article } = await ask('POST /articles', { body })
    let version = 1
    for (const change of changes) {
      const answer = await ask(`PUT /articles/${article.id}`, { body: { version, ...change } })
      expect(answer.status).toBe(200)
      version++
    }
    return { id: article.id, parts: article.parts, version }
  }

  it('comes back as a new change, with texts and the rows that were taken away under their ids', async () => {
    const first = {
      name: 'Coat',
      price: 100,
      labels: ['new'],
      parts: [{ code: 'A' }, { code: 'B', count: 2 }],
    }
    const { id, parts, version } = await made(
      first,
      { name: 'Cloak', price: 200, parts: [{ code: 'C', count: 3 }] },
      { labels: [], translations: { fr: { name: 'Cape' } } },
    )
    const plan = await ask(`GET /articles/${id}/history/1`)
    expect(plan.body.kept).toEqual([])
    expect(plan.body.changes.map(({ field }: any) => field).sort()).toEqual(
      ['labels', 'name', 'parts', 'price', 'translations.fr.name'].sort(),
    )
    const restored = await ask(`POST /articles/${id}/history/1/restore`, { body: { version } })
    expect(restored.status).toBe(200)
    expect(restored.body).toMatchObject({ ...first, version: 4 })
    expect(restored.body.translations).toEqual({})
    expect(restored.body.parts.map((part: any) => part.id)).toEqual(parts.map((part: any) => part.id))
    const [entry] = (await ask(`GET /articles/${id}/history`)).body
    expect(entry).toMatchObject({ action: 'restoreVersion', version: 4, actor: { name: 'Olga Owner' } })
    // What was restored can be taken back in the same way.
    const back = await ask(`POST /articles/${id}/history/3/restore`, { body: { version: 4 } })
    expect(back.body).toMatchObject({ name: 'Cloak', price: 200, translations: { fr: { name: 'Cape' } } })
  })

  it('names what a person may not put back, and never what they do not see', async () => {
    const { id, version } = await made(
      { name: 'Named', price: 100, cost: 50, secret: 'x' },
      { name: 'Named otherwise', price: 200, cost: 60, secret: 'y' },
    )
    const editor = staff({ article: ['view', 'edit'] })
    const plan = await ask(`GET /articles/${id}/history/1`, { as: editor })
    expect(plan.body).toEqual({
      changes: [{ field: 'name', before: 'Named otherwise', after: 'Named' }],
      kept: [{ field: 'price', why: 'permission' }],
    })
    const refused = await ask(`POST /articles/${id}/history/1/restore`, {
      as: editor,
      body: { version, fields: ['name', 'price'] },
    })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['price']])
    const { body } = await ask(`POST /articles/${id}/history/1/restore`, { as: editor, body: { version } })
    expect(body).toMatchObject({ name: 'Named', price: 200 })
    expect((await ask(`GET /articles/${id}`)).body).toMatchObject({ cost: 60, secret: 'y' })
  })

  it('leaves the state to the workflow, and what the state of the record closes as it is', async () => {
    const { id } = await made({ name: 'Moved', price: 1, note: 'old' }, { note: 'new', labels: ['eco'] })
    await ask(`POST /articles/${id}/transitions/publish`, { body: { version: 2 } })
    expect((await ask(`GET /articles/${id}/history/1`)).body.kept).toEqual([
      { field: 'note', why: 'readOnly' },
      { field: 'status', why: 'workflow' },
    ])
    await ask(`POST /articles/${id}/transitions/close`, { body: { version: 3 } })
    const closed = await ask(`POST /articles/${id}/history/1/restore`, { body: { version: 4 } })
    expect([closed.status, closed.body.code]).toEqual([409, 'locked'])
  })

  it('can be restored in part, where a value is taken or points to what is gone', async () => {
    const category = (await ask('POST /categories', { body: { name: 'Passing' } })).body
    const { id, version } = await made(
      { name: 'Taken', price: 1, categories: [category.id], rating: 4 },
      { name: 'Free', categories: [], rating: 5 },
    )
    await ask(`DELETE /categories/${category.id}?version=${category.version}`)
    await made({ name: 'Taken', price: 1 })
    const gone = await ask(`POST /articles/${id}/history/1/restore`, { body: { version } })
    expect([gone.status, Object.keys(gone.body.errors)]).toEqual([422, ['categories.0']])
    const taken = await ask(`POST /articles/${id}/history/1/restore`, {
      body: { version, fields: ['name', 'rating'] },
    })
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([409, ['name']])
    const { body } = await ask(`POST /articles/${id}/history/1/restore`, {
      body: { version, fields: ['rating'] },
    })
    expect(body).toMatchObject({ name: 'Free', rating: 4, categories: [] })
  })

  it('is judged by the rules of today', async () => {
    const { id, version } = await made({ name: 'Judged', price: 100, cost: 90 }, { cost: 10 }, { price: 50 })
    const refused = await ask(`POST /articles/${id}/history/2/restore`, {
      body: { version, fields: ['cost'] },
    })
    expect(refused.status).toBe(422)
    const whole = await ask(`POST /articles/${id}/history/1/restore`, { body: { version } })
    expect(whole.body).toMatchObject({ price: 100, cost: 90 })
  })

  it.each([
    ['a version that was never there', '/history/9/restore', 404],
    ['what is no version', '/history/x/restore', 404],
  ])('refuses %s', async (_, path, status) => {
    const { id, version } = await made({ name: `Refused ${path}`, price: 1 })
    expect((await ask(`POST /articles/${id}${path}`, { body: { version } })).status).toBe(status)
  })

  it('refuses whoever may not edit, whoever knows an older state, and what is not there', async () => {
    const { id } = await made({ name: 'Guarded', price: 1 }, { price: 2 })
    const reader = staff({ article: ['view'] })
    expect((await ask(`GET /articles/${id}/history/1`, { as: reader })).status).toBe(403)
    const path = `POST /articles/${id}/history/1/restore`
    expect((await ask(path, { as: reader, body: { version: 2 } })).status).toBe(403)
    const stale = await ask(path, { body: { version: 1 } })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    expect((await ask(path, { body: {} })).body.code).toBe('version-missing')
    expect((await ask(`GET /articles/${nowhere}/history/1`)).status).toBe(404)
  })
})
