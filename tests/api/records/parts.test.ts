import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

describe('the rows of a record', () => {
  const { ask } = useServer(areas)
  let next = 0

  async function withParts(parts: object[]) {
    const answer = await ask('POST /articles', { body: { name: `Parts ${next++}`, price: 1, parts } })
    expect(answer.status, answer.text).toBe(201)
    return answer.body
  }

  const put = async (record: { id: string; version: number }, parts: object[]) =>
    ask(`PUT /articles/${record.id}`, { body: { version: record.version, parts } })

  it('keep their ids while they are changed, moved, added and removed', async () => {
    const article = await withParts([
      { code: 'K1', count: 1 },
      { code: 'K2', count: 2 },
      { code: 'K3', count: 3 },
    ])
    const [first, second, third] = article.parts
    const { body } = await put(article, [
      { id: third.id, code: 'K3', colour: 'red' },
      { id: first.id },
      { code: 'K4', count: 9 },
    ])
    expect(body.parts).toEqual([
      { id: third.id, code: 'K3', colour: 'red', count: 3 },
      first,
      { id: expect.any(String), code: 'K4', colour: null, count: 9 },
    ])
    expect(body.parts.map(({ id }: { id: string }) => id)).not.toContain(second.id)
    expect((await ask(`GET /articles/${article.id}`)).body).toEqual(body)
  })

  it('may swap a unique value', async () => {
    const article = await withParts([
      { code: 'X1', count: 1 },
      { code: 'X2', count: 2 },
    ])
    const [one, two] = article.parts
    const { status, body } = await put(article, [
      { ...one, code: 'X2' },
      { ...two, code: 'X1' },
    ])
    expect(status).toBe(200)
    expect(body.parts).toMatchObject([
      { id: one.id, code: 'X2' },
      { id: two.id, code: 'X1' },
    ])
  })

  it('are refused where two of them share what must be unique, or have an id that is not theirs', async () => {
    const other = await withParts([{ code: 'O1' }])
    const article = await withParts([{ code: 'M1' }])
    const [row] = article.parts
    expect((await put(article, [{ code: 'M2' }, { code: 'm2', count: 2 }])).body.errors).toEqual({
      'parts.1.code': 'repeated',
    })
    expect((await put(article, [{ ...row, id: other.parts[0].id }])).body.errors).toEqual({
      'parts.0.id': 'unknown-row',
    })
    expect((await put(article, [row, row])).body.errors).toEqual({ 'parts.1.id': 'repeated' })
  })

  it('get ids of their own when a record is copied', async () => {
    const article = await withParts([{ code: 'C1' }])
    const copy = await ask('POST /articles', {
      body: { ...article, name: 'Copy', parts: [{ ...article.parts[0], code: 'C2' }] },
    })
    expect(copy.status).toBe(201)
    expect(copy.body.parts[0].id).not.toBe(article.parts[0].id)
  })

  it('can be a thousand', async () => {
    const article = await withParts(
      Array.from({ length: 1000 }, (_, index) => ({ code: `T${index}`, count: index })),
    )
    expect(article.parts).toHaveLength(1000)
    const read = await ask(`GET /articles/${article.id}`)
    expect(read.body.parts).toEqual(article.parts)
  })
})

describe('texts in other languages', () => {
  const { ask } = useServer(areas)

  it('are changed one by one, and go when they are emptied', async () => {
    const { body: category } = await ask('POST /categories', {
      body: { name: 'Shirts', translations: { fr: { name: 'Chemises' }, ja: { name: 'シャツ' } } },
    })
    expect(category.translations).toEqual({ fr: { name: 'Chemises' }, ja: { name: 'シャツ' } })
    const put = (version: number, translations: object) =>
      ask(`PUT /categories/${category.id}`, { body: { version, translations } })
    expect((await put(1, { zh: { name: '衬衫' }, ja: { name: '' } })).body.translations).toEqual({
      fr: { name: 'Chemises' },
      zh: { name: '衬衫' },
    })
    expect((await put(2, { de: { name: 'Hemden' } })).body).toMatchObject({ code: 'unknown-field' })
    expect((await put(2, { fr: { slug: 'x' } })).body).toMatchObject({ code: 'unknown-field' })
    expect((await put(2, { fr: { name: 5 } })).body).toMatchObject({
      code: 'invalid',
      errors: { 'translations.fr.name': 'wrong-type' },
    })
    expect((await put(2, { fr: 'x' })).body.errors).toEqual({ 'translations.fr': 'wrong-type' })
  })

  it('of a field that is not visible are neither told nor lost', async () => {
    const { body } = await ask('POST /articles', {
      body: { name: 'T', price: 1, translations: { fr: { name: 'Nom', secret: 'caché' } } },
    })
    const as = staff({ article: ['view', 'edit'] })
    const seen = await ask(`GET /articles/${body.id}`, { as })
    expect(seen.body.translations).toEqual({ fr: { name: 'Nom' } })
    const list = await ask('GET /articles', { as, query: { filter: { id: [body.id] } } })
    expect(list.body[0].translations).toEqual({ fr: { name: 'Nom' } })
    const saved = await ask(`PUT /articles/${body.id}`, {
      as,
      body: { ...seen.body, translations: { fr: { name: 'Nouveau' } } },
    })
    expect(saved).toMatchObject({ status: 200, body: { translations: { fr: { name: 'Nouveau' } } } })
    expect((await ask(`GET /articles/${body.id}`)).body.translations.fr.secret).toBe('caché')
    expect(
      await ask(`PUT /articles/${body.id}`, {
        as,
        body: { version: 2, translations: { fr: { secret: 'x' } } },
      }),
    ).toMatchObject({ status: 400, body: { code: 'unknown-field' } })
  })
})

describe('formatted text', () => {
  const { ask } = useServer(areas)
  const attack =
    '<p onclick="x()">A<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a>' +
    '<a href="https://shop.example" target="_blank">c</a><iframe src="//evil"></iframe></p>'
  const clean =
    '<p>A<a>b</a><a href="https://shop.example" target="_blank" rel="noopener noreferrer">c</a></p>'

  it('is cleaned in every language, by every way in', async () => {
    const body = { name: 'Rich', description: attack, translations: { fr: { description: attack } } }
    const created = await ask('POST /categories', { body })
    expect(created.body).toMatchObject({ description: clean, translations: { fr: { description: clean } } })
    const id = created.body.id
    const put = await ask(`PUT /categories/${id}`, { body: { version: 1, description: `${attack}!` } })
    expect(put.body.description).toBe(`${clean}!`)
    const items = [{ id, version: 2 }]
    await ask('POST /categories/bulk/update', { body: { items, data: { description: `${attack}?` } } })
    const csv = `id,version,description\n${id},3,"${`${attack}.`.replaceAll('"', '""')}"\n`
    expect((await ask(`GET /categories/${id}`)).body.description).toBe(`${clean}?`)
    const imported = await ask('POST /categories/import', {
      body: csv,
      headers: { 'content-type': 'text/csv' },
    })
    expect(imported.body).toMatchObject({ updated: 1, refused: [] })
    expect((await ask(`GET /categories/${id}`)).body.description).toBe(`${clean}.`)
  })

  it('that is clean already is no change', async () => {
    const description = '<h2>Care</h2><ul><li>Wash &amp; dry</li></ul><p>a &lt; b<br />c</p>'
    const { body } = await ask('POST /categories', { body: { name: 'Clean', description } })
    expect(body.description).toBe(description)
    expect((await ask(`PUT /categories/${body.id}`, { body })).body.version).toBe(1)
  })
})
