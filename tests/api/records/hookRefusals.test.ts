import { beforeEach, describe, expect, it } from 'vitest'
import { defineHooks } from '../../../server/defineHooks.ts'
import { refused } from '../../../server/refused.ts'
import { areas, article, category } from './areas.ts'
import { useServer } from './server.ts'

const csv = { 'content-type': 'text/csv' }

describe('a hook that refuses a field', () => {
  let committed: string[] = []

  const articleHooks = defineHooks(article, {
    beforeSave: ({ record }) => {
      if (record.name.includes('fake')) {
        throw refused<typeof article>('name', 'not-a-choice', { choices: 'real' })
      }
    },
    onTransition: {
      publish: ({ record }) => {
        if (!record.note) throw refused<typeof article>('note', 'required')
      },
    },
    // Makes a record elsewhere first, and refuses afterwards: nothing of either may stay.
    afterSave: async ({ record, records }) => {
      if (record.note !== 'late') return
      await records.create(category, { name: `of ${record.name}` })
      throw refused<typeof article>('note', 'invalid')
    },
    afterCommit: ({ record, action }) => void committed.push(`${action} ${record.name}`),
  })
  const categoryHooks = defineHooks(category, {
    afterCommit: ({ record, action }) => void committed.push(`${action} ${record.name}`),
  })

  const { ask } = useServer(areas, { hooks: { article: articleHooks.hooks, category: categoryHooks.hooks } })
  const make = async (name: string) => (await ask('POST /articles', { body: { name, price: 10 } })).body
  const read = async (id: string) => (await ask(`GET /articles/${id}`)).body

  beforeEach(() => {
    committed = []
  })

  it('is answered at that field, for a new record, a change and a transition', async () => {
    const refused = { status: 422, body: { code: 'invalid', errors: { name: 'not-a-choice' } } }
    expect(await ask('POST /articles', { body: { name: 'fake one', price: 10 } })).toMatchObject(refused)
    const { id } = await make('real one')
    expect(await ask(`PUT /articles/${id}`, { body: { version: 1, name: 'fake' } })).toMatchObject(refused)
    expect(await ask(`POST /articles/${id}/transitions/publish`, { body: { version: 1 } })).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { note: 'required-of' } },
    })
    expect(await read(id)).toMatchObject({ name: 'real one', status: 'draft', version: 1 })
    expect(committed).toEqual(['create real one'])
  })

  it('leaves out that record of a bulk change alone, with all it had done', async () => {
    const [first, second] = [await make('first'), await make('second')]
    committed = []
    const items = [first, second].map(({ id }) => ({ id, version: 1 }))
    const named = await ask('POST /articles/bulk/update', { body: { items, data: { note: 'late' } } })
    expect(named.body).toEqual({
      done: [],
      refused: items.map(({ id }) => ({
        id,
        code: 'invalid',
        message: 'invalid',
        errors: { note: 'invalid' },
      })),
    })
    await ask(`PUT /articles/${second.id}`, { body: { version: 1, note: 'fine' } })
    committed = []
    const moved = await ask('POST /articles/bulk/transitions/publish', {
      body: { items: [items[0], { id: second.id, version: 2 }] },
    })
    expect(moved.body).toMatchObject({
      done: [second.id],
      refused: [{ id: first.id, errors: { note: 'required-of' } }],
    })
    expect(committed).toEqual(['publish second'])
    expect((await ask('GET /categories', { query: { filter: { name: 'of first' } } })).body).toEqual([])
    expect((await ask(`GET /articles/${first.id}/history`)).body).toHaveLength(1)
  })

  it('leaves out that line of an import alone, with all it had done', async () => {
    const lines = ['name,price,note', 'one,1.00,', 'fake,1.00,', 'two,1.00,late', 'three,1.00,']
    const { body } = await ask('POST /articles/import', { body: lines.join('\n'), headers: csv })
    expect(body).toEqual({
      records: [],
      undo: expect.anything(),
      created: 2,
      updated: 0,
      unchanged: 0,
      refused: [
        { line: 3, code: 'invalid', message: 'invalid', errors: { name: 'not-a-choice' } },
        { line: 4, code: 'invalid', message: 'invalid', errors: { note: 'invalid' } },
      ],
    })
    expect(committed).toEqual(['create one', 'create three'])
    expect((await ask('GET /categories', { query: { filter: { name: 'of two' } } })).body).toEqual([])
  })

  it('is asked in a dry run as well, which leaves no effect', async () => {
    const { body } = await ask('POST /articles/import?dryRun=true', {
      body: 'name,price\nfake,1.00\nreal,1.00\n',
      headers: csv,
    })
    expect(body).toMatchObject({ created: 1, refused: [{ line: 2, errors: { name: 'not-a-choice' } }] })
    expect(committed).toEqual([])
  })
})
