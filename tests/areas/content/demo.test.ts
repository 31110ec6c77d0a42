import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoShop } from '../../support/preparedProduct.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ template: demoShop, accounts: false })
}, 300_000)
afterAll(() => server?.close())

const open = async (path: string, locale = 'en') =>
  (await (await server.call(path, { headers: { 'Accept-Language': locale } })).json()) as any

describe('the content of the demo shop', () => {
  it('has every policy that the law expects, live and in four languages', async () => {
    const admin = await server.signIn('admin')
    const answer = await admin('/policies/operations/checklist', { method: 'POST', body: {} })
    const { expected } = (await answer.json()) as any
    expect(expected.filter((one: any) => one.state !== 'live')).toEqual([])
    const english = await open('/public/policies/warranty')
    expect(english).toMatchObject({ version: 2, versions: [{ number: 2 }, { number: 1 }] })
    for (const locale of ['fr', 'zh', 'ja'])
      expect((await open('/public/policies/warranty', locale)).body).not.toBe(english.body)
  })

  it('has pages, banners and layouts that the store can show', async () => {
    expect((await open('/public/pages')).length).toBeGreaterThanOrEqual(14)
    expect((await open('/public/banners/homeHero')).banners.length).toBeGreaterThanOrEqual(3)
    expect((await open('/public/layouts/home', 'ja')).widgets.length).toBeGreaterThanOrEqual(8)
    expect((await open('/public/pages/about-us', 'fr')).title).toBe('À propos')
  })

  it('has what visitors look for, also in vain, and what staff made of it', async () => {
    const admin = await server.signIn('admin')
    const found = (await (
      await admin(
        `/search-terms?filter=${encodeURIComponent('{"results":0}')}&sort=["uses","DESC"]&range=[0,99]`,
      )
    ).json()) as any[]
    expect(found.length).toBeGreaterThanOrEqual(8)
    expect(found[0]).toMatchObject({ term: 'sari', results: 0, synonyms: ['saree'] })
    expect(found.filter(({ uses, lastUsedAt }) => !uses || Date.parse(lastUsedAt) > Date.now())).toEqual([])
    expect((await open('/public/search-terms')).terms).toHaveLength(5)
  })

  it('has a broadcast that went out, with what became of it', async () => {
    const admin = await server.signIn('admin')
    const name = encodeURIComponent('{"status":"sent"}')
    const [sent] = (await (await admin(`/broadcasts?filter=${name}`)).json()) as any[]
    expect(sent.sentCount).toBeGreaterThan(5)
    expect(sent.sentCount).toBe(sent.queuedCount)
    expect([sent.openRate > 0, sent.cost > 0, sent.bouncedCount > 0]).toEqual([true, true, true])
  })

  it('has wishlists at the prices of the shop', async () => {
    const admin = await server.signIn('admin')
    const wishes = (await (await admin('/wishlist-items?range=[0,499]')).json()) as any[]
    expect(wishes.length).toBeGreaterThan(20)
    expect(
      wishes.filter(({ priceThen, addedAt, createdAt }) => priceThen <= 0 || addedAt > createdAt),
    ).toEqual([])
  })

  it('has banners whose texts can be read and whose pictures fit', async () => {
    const admin = await server.signIn('admin')
    for (const issue of ['lowContrast', 'smallPicture']) {
      const one = encodeURIComponent(JSON.stringify({ issues: { has: [issue] } }))
      expect(
        ((await (await admin(`/banners?filter=${one}`)).json()) as any[]).map(({ name }) => name),
      ).toEqual([])
    }
  })
})
