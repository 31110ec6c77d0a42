import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isPersonal, normalTerm } from '../../../resources/content/searchTerm/rules/searchTerms.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create, open } = shop

const report = (...searches: object[]) => ask('POST /search-terms/operations/report', { searches })
const all = async (filter: object = {}) =>
  (await ask(`GET /search-terms?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,499]`))
    .body as any[]
const termOf = async (term: string) => (await all({ term }))[0]

describe('what visitors look for', () => {
  it('is counted per term, however it was typed, without a version of its own', async () => {
    expect(
      (await report({ term: ' Silk  SAREE ', results: 8, times: 3 }, { term: 'Kurta', results: 2 })).body,
    ).toEqual({ counted: 2, passedOver: 0 })
    await report({ term: 'silk saree', results: 0 }, { term: 'SILK saree', results: 0, times: 4 })
    expect(await termOf('silk saree')).toMatchObject({
      uses: 8,
      results: 0,
      version: 1,
      lastUsedAt: expect.any(String),
    })
  })

  it('is nobody’s: addresses and numbers are passed over, and so is what is no word', async () => {
    const personal = [
      'Asha@Example.com',
      'call +91 98765-43210',
      '९८७६५४३२१०',
      'order for a@b',
      '   ',
      'x'.repeat(101),
    ]
    const { body } = await report(...personal.map((term) => ({ term, results: 0 })), {
      term: 'size 42',
      results: 1,
    })
    expect(body).toEqual({ counted: 1, passedOver: personal.length })
    const kept = (await all()).map(({ term }) => term)
    expect(kept).toContain('size 42')
    expect(kept.filter((term) => isPersonal(term) || term.length > 100)).toEqual([])
    expect(
      (await report(...Array.from({ length: 201 }, (_, each) => ({ term: `t${each}`, results: 1 })))).status,
    ).toBe(422)
  })

  it('is counted whole when two reports come at once', async () => {
    await Promise.all([1, 2, 3, 4].map((results) => report({ term: 'lehenga', results, times: 5 })))
    expect((await termOf('lehenga')).uses).toBe(20)
  })

  it('is reported by whoever has the flag alone', async () => {
    const what = 'POST /search-terms/operations/report'
    const input = { searches: [{ term: 'sari', results: 1 }] }
    const editor = await shop.staff('editor', [{ key: 'searchTerm', view: true, edit: true }])
    const store = await shop.staff('store', [{ key: 'searchTerm', view: true, report: true }])
    expect((await ask(what, input, editor)).status).toBe(403)
    expect((await ask(what, input, store)).status).toBe(200)
  })
})

describe('what staff make of it', () => {
  it('is read by the store: where a term leads, and what is looked for along with it', async () => {
    await report({ term: 'gift card', results: 0 })
    const { id } = await termOf('gift card')
    const redirect = (to: string) => ask(`POST /search-terms/${id}/operations/redirect`, { to })
    expect((await redirect('javascript:alert(1)')).status).toBe(422)
    expect((await redirect('/pages/gifts')).status).toBe(200)
    await create('search-terms', { term: 'Krta', synonyms: ['Kurta'] })
    const { terms } = (await open('/public/search-terms')).body
    expect(terms).toEqual([
      { term: 'gift card', redirectTo: '/pages/gifts', synonyms: [] },
      { term: 'krta', redirectTo: null, synonyms: ['kurta'] },
    ])
    expect((await all({ results: 0, redirectTo: { empty: true } })).map(({ term }) => term)).not.toContain(
      'gift card',
    )
  })

  it('stays, while terms that nobody looks for any more are forgotten', async () => {
    await report({ term: 'raincoat', results: 0 })
    const { db } = shop.server.context.database
    await sql`UPDATE search_term SET last_used_at = now() - interval '91 days'
      WHERE term IN ('raincoat', 'gift card')`.execute(db)
    const now = new Date()
    now.setUTCMinutes(41)
    await runTimedWork(shop.server.context, now)
    const kept = (await all()).map(({ term }) => term)
    expect([kept.includes('raincoat'), kept.includes('gift card')]).toEqual([false, true])
  })
})

it('a term is the same in all its spellings', () => {
  expect(['  Éclair ', 'e\u0301CLAIR'].map(normalTerm)).toEqual(['éclair', 'éclair'])
})
