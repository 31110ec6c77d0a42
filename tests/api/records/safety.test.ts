import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { counting } from './counting.ts'
import { useServer } from './server.ts'

const csv = { 'content-type': 'text/csv' }

describe('many people at once', () => {
  const { ask } = useServer(areas)

  it('lose none of their changes: twenty count one number up', async () => {
    const { body } = await ask('POST /articles', {
      body: { name: 'Counter', price: 1, parts: [{ code: 'N', count: 0 }] },
    })
    const rounds = 5
    async function countUp() {
      for (let done = 0; done < rounds; ) {
        const { id, version, parts } = (await ask(`GET /articles/${body.id}`)).body
        const [part] = parts
        const { status } = await ask(`PUT /articles/${id}`, {
          body: { version, parts: [{ ...part, count: part.count + 1 }] },
        })
        expect([200, 409]).toContain(status)
        if (status === 200) done++
      }
    }
    await Promise.all(Array.from({ length: 20 }, countUp))
    const { parts, version } = (await ask(`GET /articles/${body.id}`)).body
    expect(parts[0].count).toBe(20 * rounds)
    expect(version).toBe(20 * rounds + 1)
    const history = await ask(`GET /articles/${body.id}/history`, { query: { range: [0, 499] } })
    expect(history.body).toHaveLength(20 * rounds + 1)
  }, 60_000)

  it('of those who want the same unique value one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('POST /articles', { body: { name: 'Wanted', price: 1 } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  })

  it('never leave a reference to what another deletes', async () => {
    for (let round = 0; round < 10; round++) {
      const { body: category } = await ask('POST /categories', { body: { name: `Short-lived ${round}` } })
      const [created, deleted] = await Promise.all([
        ask('POST /articles', { body: { name: `Referring ${round}`, price: 1, categories: [category.id] } }),
        ask(`DELETE /categories/${category.id}?version=1`),
      ])
      expect([created.status, deleted.status].join()).toMatch(/^(201,409|422,200)$/)
    }
  })

  it('never close a circle in a tree', async () => {
    const create = async (name: string, parent?: string) =>
      (await ask('POST /categories', { body: { name, parent } })).body.id as string
    const move = async (id: string, parent: string) =>
      (await ask(`PUT /categories/${id}`, { body: { version: 1, parent } })).status
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await create(`a${round}`), await create(`b${round}`)]
      const [belowA, belowB] = [await create(`below a${round}`, a), await create(`below b${round}`, b)]
      const answers = await Promise.all([move(a, belowB), move(b, belowA)])
      expect(answers.sort()).toEqual([200, 422])
    }
  })
})

describe('a write that fails half way', () => {
  const count = counting()
  const { ask } = useServer(areas, { wrap: count.wrap })
  let next = 0

  /** Everything that the database holds about a record and its neighbours. */
  async function state(id: string, category: string) {
    const parts = [
      `/articles/${id}`,
      `/articles/${id}/history`,
      `/categories/${category}`,
      '/articles',
      '/categories',
    ]
    return Promise.all(parts.map(async (path) => (await ask(`GET ${path}`)).body))
  }

  async function prepared() {
    const { body: category } = await ask('POST /categories', { body: { name: `Category ${next++}` } })
    const body = {
      name: `Article ${next++}`,
      price: 5,
      parts: [{ code: `A${next++}` }, { code: `B${next++}`, count: 2 }],
    }
    const { body: article } = await ask('POST /articles', { body })
    return { article, category }
  }

  type Prepared = Awaited<ReturnType<typeof prepared>>

  it.each<[string, (given: Prepared) => ReturnType<typeof ask>]>([
    [
      'a creation',
      ({ category }) =>
        ask('POST /articles', {
          body: {
            name: `New ${next++}`,
            price: 1,
            categories: [category.id],
            parts: [{ code: `N${next++}` }],
          },
          headers: { 'idempotency-key': `key-${next++}` },
        }),
    ],
    [
      'a change',
      ({ article, category }) =>
        ask(`PUT /articles/${article.id}`, {
          body: {
            version: 1,
            name: `Changed ${next++}`,
            categories: [category.id],
            parts: [{ ...article.parts[1], code: `C${next++}` }, { code: `D${next++}` }],
          },
        }),
    ],
    ['a deletion', ({ article }) => ask(`DELETE /articles/${article.id}?version=1`)],
    [
      'a transition',
      ({ article }) =>
        ask(`POST /articles/${article.id}/transitions/close`, { body: { version: 1, note: 'n' } }),
    ],
    [
      'a bulk change',
      ({ article }) =>
        ask('POST /articles/bulk/update', {
          body: { items: [{ id: article.id, version: 1 }], data: { note: 'n' } },
        }),
    ],
    [
      'an import',
      ({ article }) =>
        ask('POST /articles/import', {
          body: `id,version,name,price\n${article.id},1,Imported ${next++},7\n,,Imported ${next++},8\n`,
          headers: csv,
        }),
    ],
  ])(
    'leaves nothing behind: %s',
    async (_, write) => {
      const given = await prepared()
      const other = await prepared()
      const { statements, answer } = await count.during(() => write(other))
      expect(answer.status).toBeLessThan(300)
      expect(statements).toBeGreaterThan(2)
      const before = await state(given.article.id, given.category.id)
      let failures = 0
      for (let n = 1; n <= statements; n++) {
        const { answer: failed } = await count.failing(n, () => write(given))
        if (failed.status < 500) continue
        failures++
        expect(await state(given.article.id, given.category.id), `after statement ${n}`).toEqual(before)
      }
      expect(failures).toBeGreaterThan(2)
      expect((await write(given)).status).toBeLessThan(300)
    },
    60_000,
  )
})
