import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { duringSetting } from '../sales/duringSetting.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create, fresh, open } = shop

const coverage = async (input: object) => (await ask('POST /seo-patterns/operations/coverage', input)).body

describe('the coverage', () => {
  it('says what is missing, repeated and too long, until a pattern or a text helps', async () => {
    const long = 'A very long title that no search engine will ever show as a whole'
    const one = await create('brands', { name: 'Aloe', seoTitle: 'Same', seoDescription: 'x'.repeat(170) })
    const two = await create('brands', { name: 'Basil', seoTitle: 'same' })
    const three = await create('brands', { name: 'Clove', seoTitle: long })
    await create('brands', { name: 'Dill', active: false })
    const { total, rows } = await coverage({ entity: 'brand' })
    expect(total).toBe(3)
    const of = (id: string) => rows.find((row: any) => row.id === id).issues
    expect(of(one.id)).toEqual(['sameTitle', 'longDescription'])
    expect(of(two.id)).toEqual(['noDescription', 'sameTitle'])
    expect(of(three.id)).toEqual(['noDescription', 'longTitle'])
    expect((await coverage({ entity: 'brand', issue: 'longTitle' })).rows).toMatchObject([
      { id: three.id, path: '/brands/clove' },
    ])
    expect((await coverage({ q: 'BASIL' })).rows).toMatchObject([{ id: two.id }])
    expect((await coverage({ entity: 'brand', locale: 'fr', issue: 'noTitle' })).total).toBe(3)
    await create('seo-patterns', {
      entity: 'brand',
      locale: 'en',
      titleTemplate: '{title} | {shop}',
      descriptionTemplate: '{excerpt}',
    })
    expect((await coverage({ entity: 'brand', issue: 'noDescription' })).total).toBe(0)
    expect((await coverage({ entity: 'brand', from: 2, size: 1 })).rows).toHaveLength(1)
  })

  it('changes a text where the person may edit that record, with its history', async () => {
    const brand = await create('brands', { name: 'Fennel' })
    const input = { entity: 'brand', id: brand.id, locale: 'fr', seoTitle: 'Fenouil', robots: 'noindex' }
    expect((await ask('POST /seo-patterns/operations/setTexts', input)).status).toBe(200)
    expect(await fresh('brands', brand.id)).toMatchObject({
      robots: 'noindex',
      translations: { fr: { seoTitle: 'Fenouil' } },
    })
    const narrow = await shop.staff('narrow', [
      { key: 'seo', view: true, edit: true },
      { key: 'brand', view: true },
    ])
    expect((await ask('POST /seo-patterns/operations/setTexts', input, narrow)).status).toBe(403)
  })
})

describe('many addresses at once', () => {
  const many = (input: object, call?: any) => ask('POST /seo-patterns/operations/setMany', input, call)

  it('are listed or not, and left to the patterns, each with its own history', async () => {
    const brand = await create('brands', { name: 'Hyssop', seoTitle: 'Own', seoDescription: 'Own too' })
    const page = await create('pages', { title: 'Herbs', seoTitle: 'Herbs of the house' })
    const items = [
      { entity: 'brand', id: brand.id },
      { entity: 'page', id: page.id },
    ]
    expect((await many({ items, robots: 'noindex' })).body).toEqual({ done: 2, refused: [] })
    expect([await fresh('brands', brand.id), await fresh('pages', page.id)]).toMatchObject([
      { robots: 'noindex', seoTitle: 'Own', version: 2 },
      { robots: 'noindex', seoTitle: 'Herbs of the house' },
    ])
    const gone = { entity: 'brand', id: page.id }
    expect((await many({ items: [items[0], gone], byPattern: true })).body).toMatchObject({
      done: 1,
      refused: [{ id: page.id, code: 'not-found' }],
    })
    expect(await fresh('brands', brand.id)).toMatchObject({ seoTitle: null, seoDescription: null })
  })

  it('are changed only by who may edit each of them', async () => {
    const brand = await create('brands', { name: 'Iris' })
    const call = await shop.staff('herbalist', [
      { key: 'seo', view: true, edit: true },
      { key: 'brand', view: true },
    ])
    const items = [{ entity: 'brand', id: brand.id }]
    expect((await many({ items, robots: 'noindex' }, call)).status).toBe(403)
    expect((await fresh('brands', brand.id)).robots).toBe('index')
  })
})

describe('a pattern', () => {
  it('is made of known variables and shown on real records', async () => {
    const refused = await ask('POST /seo-patterns', { entity: 'page', titleTemplate: '{title} {mood}' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['titleTemplate']])
    await create('brands', { name: 'Ginger' })
    const { body } = await ask('POST /seo-patterns/operations/samples', {
      entity: 'brand',
      titleTemplate: '{title} | {brand} | {shop}',
      descriptionTemplate: 'From {title}',
    })
    expect(body.samples[0]).toMatchObject({ title: 'Ginger | Atelier', description: 'From Ginger' })
    for (const entity of ['product', 'category', 'collection', 'page', 'informationPolicy'])
      expect(
        (await ask('POST /seo-patterns/operations/samples', { entity, titleTemplate: '{title}' })).status,
      ).toBe(200)
  })
})

describe('redirects', () => {
  it('lead neither in a circle nor on to another redirect', async () => {
    await create('redirects', { fromPath: '/a', to: '/b' })
    const errors = async (values: object) => (await ask('POST /redirects', values)).body.errors?.to
    expect(await errors({ fromPath: '/b', to: '/a' })).toContain('back')
    expect(await errors({ fromPath: '/c', to: '/c' })).toContain('back')
    expect(await errors({ fromPath: '/c', to: '/a' })).toContain('/b')
    expect(await errors({ fromPath: '/d', to: '/d/e', match: 'prefix' })).toContain('back')
  })

  it('are followed, counted, and preferred where they are exact', async () => {
    await create('redirects', { fromPath: '/sale', to: '/collections/sale', match: 'prefix' })
    const exact = await create('redirects', { fromPath: '/sale/old', to: '/gone-on', type: '302' })
    expect((await open('/public/address?path=/sale/women')).body).toEqual({
      to: '/collections/sale/women',
      type: '301',
    })
    expect((await open('/public/address?path=/Sale/Old')).body).toEqual({ to: '/gone-on', type: '302' })
    expect((await open('/public/address?path=/sales')).status).toBe(404)
    expect(await fresh('redirects', exact.id)).toMatchObject({
      hits: 1,
      lastHitAt: expect.any(String),
      version: 1,
    })
  })
})

describe('addresses that are not there', () => {
  it('are counted, offered until a redirect leads on, and forgotten', async () => {
    for (const _ of [1, 2]) await open('/public/address?path=/lost&referrer=https://search.test')
    await open('/public/pages/never-was')
    await duringSetting(
      (method, path, body) => ask(`${method} ${path}`, body),
      'flags.missingAddresses',
      false,
      async () => void (await open('/public/address?path=/lost')),
    )
    const missing = async () => (await ask('POST /seo-patterns/operations/missing', {})).body.rows
    const found = await missing()
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: '/lost', hits: 2, referrer: 'https://search.test' }),
        expect.objectContaining({ path: '/pages/never-was', hits: 1 }),
      ]),
    )
    await create('redirects', { fromPath: '/lost', to: '/found' })
    expect((await missing()).map((one: any) => one.path)).not.toContain('/lost')
    await ask('POST /seo-patterns/operations/forget', { paths: ['/pages/never-was'] })
    expect((await missing()).map((one: any) => one.path)).not.toContain('/pages/never-was')
  })

  it.each([
    '',
    '?path=',
    '?path=x',
    '?path=/a%20b',
    '?path=/%00',
    `?path=/${'x'.repeat(600)}`,
    '?path=/a&path=/b',
    '?other=1',
  ])('are no answer to a broken question: %s', async (query) => {
    expect((await open(`/public/address${query}`)).status).toBe(400)
  })
})

describe('robots.txt and the sitemap', () => {
  const site = async (path: string) => {
    const answer = await fetch(`${shop.server.url}${path}`)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }

  it('says what was written, refuses what is no rule, and goes back', async () => {
    expect((await site('/robots.txt')).text).toMatch(
      /Disallow: \/checkout[\s\S]*Sitemap: http.*\/sitemap\.xml/,
    )
    const write = (text: string) => ask('POST /seo-patterns/operations/writeRobots', { text })
    for (const text of [
      'Hello',
      'Disallow: /x',
      'User-agent: *\nDisallow: x',
      'User-agent: *\nSitemap: here',
    ])
      expect([text, (await write(text)).status]).toEqual([text, 422])
    await write('User-agent: *\nDisallow: /')
    expect((await site('/robots.txt')).text).toContain('Disallow: /\n')
    await write('User-agent: *\nAllow: /')
    await ask('POST /seo-patterns/operations/restoreRobots', { number: 1 })
    expect((await site('/robots.txt')).text).toContain('Disallow: /\n')
    const editor = await shop.server.signIn('catalogue')
    expect((await ask('POST /seo-patterns/operations/writeRobots', { text: '' }, editor)).status).toBe(403)
  })

  it('lists what is public and may be found', async () => {
    await create('brands', { name: 'Listed & Co' })
    await create('brands', { name: 'Unlisted', robots: 'noindex' })
    const { status, type, text } = await site('/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(text).toContain('/brands/listed-co</loc>')
    expect(text).not.toContain('/brands/unlisted')
    const filter = encodeURIComponent('{"key":"branding.storeUrl"}')
    const [setting] = (await ask(`GET /admin-settings?filter=${filter}`)).body
    const move = ({ version }: { version: number }, value: string | null) =>
      ask(`PUT /admin-settings/${setting.id}`, { version, value })
    const { body: moved } = await move(setting, 'https://shop.example/in/')
    expect((await site('/sitemap.xml')).text).toContain('<loc>https://shop.example/in/brands/listed-co</loc>')
    await move(moved, null)
  })

  it('leaves out what staff leave out, and says when it was last built', async () => {
    const state = async () => (await ask('POST /seo-patterns/operations/sitemap', {})).body
    const brands = async () => (await state()).kinds.find(({ entity }: any) => entity === 'brand')
    const has = async (slug: string) => (await site('/sitemap.xml')).text.includes(`/brands/${slug}</loc>`)
    const brand = await create('brands', { name: 'Hidden Gem' })
    await ask('POST /seo-patterns/operations/buildSitemap', {})
    expect(await has('hidden-gem')).toBe(true)
    const [before, { built }] = [await brands(), await state()]
    const items = [{ entity: 'brand', id: brand.id }]
    const list = (listed: boolean, call?: any) =>
      ask('POST /seo-patterns/operations/setListed', { items, listed }, call)
    expect((await list(false)).body).toEqual({ changed: 1 })
    expect((await list(false)).body).toEqual({ changed: 0 })
    expect(await has('hidden-gem')).toBe(false)
    expect(await brands()).toMatchObject({ listed: before.listed - 1, leftOut: 1 })
    const after = await state()
    expect(after.leftOut).toMatchObject([{ id: brand.id, title: 'Hidden Gem', path: '/brands/hidden-gem' }])
    expect(after.built.addresses).toBe(built.addresses - 1)
    expect(Date.parse(after.built.at)).toBeGreaterThan(Date.parse(built.at))
    expect((await coverage({ q: 'hidden gem' })).rows).toMatchObject([{ leftOut: true, robots: 'index' }])
    await list(true)
    expect(await has('hidden-gem')).toBe(true)
    expect((await list(false, await shop.server.signIn('orders'))).status).toBe(403)
  })

  it('is made anew as soon as a kind of record is switched off, and otherwise once an hour', async () => {
    const has = async (path: string) => (await site('/sitemap.xml')).text.includes(`${path}</loc>`)
    await create('brands', { name: 'Long Known' })
    await ask('POST /seo-patterns/operations/buildSitemap', {})
    await create('brands', { name: 'Just Made' })
    expect([await has('/brands/long-known'), await has('/brands/just-made')]).toEqual([true, false])
    await sql`UPDATE "_sitemap" SET "built_at" = now() - interval '61 minutes'`.execute(
      shop.server.context.database.db,
    )
    expect(await has('/brands/just-made')).toBe(true)
    const [pattern] = (
      await ask(`GET /seo-patterns?filter=${encodeURIComponent('{"entity":"brand","locale":"en"}')}`)
    ).body
    const off = await ask(`PUT /seo-patterns/${pattern.id}`, { version: pattern.version, inSitemap: false })
    expect(off.status).toBe(200)
    expect(await has('/brands/just-made')).toBe(false)
    await ask(`PUT /seo-patterns/${pattern.id}`, { version: off.body.version, inSitemap: true })
    expect(await has('/brands/just-made')).toBe(true)
  })
})

describe('an address that is tested', () => {
  const test = async (path: string) => (await ask('POST /seo-patterns/operations/address', { path })).body

  it('tells where it leads and what is public there, and counts as no visit', async () => {
    const brand = await create('brands', { name: 'Jasmine' })
    const old = await create('redirects', { fromPath: '/old', to: '/brands/jasmine', match: 'prefix' })
    const page = { entity: 'brand', id: brand.id, name: 'Jasmine' }
    expect(await test('/brands/jasmine')).toEqual({ redirect: null, path: '/brands/jasmine', page })
    expect(await test('/old')).toMatchObject({
      redirect: { id: old.id, to: '/brands/jasmine', type: '301' },
      path: '/brands/jasmine',
      page,
    })
    expect(await test('/old/rest')).toMatchObject({ path: '/brands/jasmine/rest', page: null })
    await create('redirects', { fromPath: '/ended', type: '410' })
    expect(await test('/ended')).toMatchObject({
      redirect: { to: null, type: '410' },
      path: null,
      page: null,
    })
    expect(await test('/never')).toEqual({ redirect: null, path: '/never', page: null })
    expect((await fresh('redirects', old.id)).hits).toBe(0)
    const missing = (await ask('POST /seo-patterns/operations/missing', {})).body.rows
    expect(missing.map((one: any) => one.path)).not.toContain('/never')
  })
})

describe('what is shared', () => {
  const during = (key: string, value: unknown, run: () => Promise<void>) =>
    duringSetting((method, path, body) => ask(`${method} ${path}`, body), key, value, run)

  it('has the picture of the shop where a page has none, and the front page names the profiles', async () => {
    const picture = { file: '01932b1c-7a80-7000-8000-000000000009', alt: 'Loom', focalX: 0.5, focalY: 0.5 }
    const { id } = await create('pages', { title: 'Shared far' })
    await shop.move('pages', id, 'publish')
    const read = () => open('/public/pages/shared-far')
    const before = await read()
    expect(before.body.ogImage).toBeNull()
    await during('seo.sharePicture', picture, async () => {
      expect((await read()).body.ogImage).toEqual(picture)
      const tag = before.headers.get('etag') ?? ''
      expect((await open('/public/pages/shared-far', { 'If-None-Match': tag })).status).toBe(200)
      await during('seo.instagram', 'https://instagram.com/atelier', async () => {
        const { data } = (await open('/public/structured-data?path=/')).body
        expect(data[0]).toMatchObject({
          logo: `${shop.server.url}/api/v1/files/${picture.file}/1280.webp`,
          sameAs: ['https://instagram.com/atelier'],
        })
      })
    })
  })
})

describe('structured data', () => {
  const at = async (path: string) => {
    const { status, body } = await shop.open(`/public/structured-data?path=${encodeURIComponent(path)}`)
    return status === 200 ? body.data : status
  }
  const kinds = async (path: string) => (await at(path)).map((thing: any) => thing['@type'])

  it('tells of the shop, a product with its offer, and the way to it, as the store shows them', async () => {
    const product = await shop.create('products', { name: 'Told kurta', mrp: 150_000, salePrice: 129_950 })
    expect(await at('/products/told-kurta')).toBe(404)
    // What a product needs for the store is the subject of product.test.ts.
    const { db } = shop.server.context.database
    await db.updateTable('product').set({ status: 'active' }).where('id', '=', product.id).execute()
    const origin = shop.server.url
    expect(await at('/')).toEqual([
      { '@context': 'https://schema.org', '@type': 'Organization', name: 'Atelier', url: `${origin}/` },
    ])
    const [crumbs, told] = await at('/products/told-kurta')
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${origin}/`,
      `${origin}/products/told-kurta`,
    ])
    expect(told).toMatchObject({
      '@type': 'Product',
      name: 'Told kurta',
      url: `${origin}/products/told-kurta`,
      offers: { price: '1299.50', priceCurrency: 'INR', availability: 'https://schema.org/OutOfStock' },
    })
    expect(told.aggregateRating).toBeUndefined()
    expect(await at('/nowhere')).toBe(404)
    expect((await shop.open('/public/structured-data?path=x')).status).toBe(400)
  })

  it('names the canonical address of a page that has one, as it was published', async () => {
    const canonicalUrl = 'https://shop.example/kurtas'
    const price = { mrp: 150_000, salePrice: 129_950 }
    const product = await shop.create('products', { name: 'Twin kurta', ...price, canonicalUrl })
    const { db } = shop.server.context.database
    await db.updateTable('product').set({ status: 'active' }).where('id', '=', product.id).execute()
    const [crumbs, told] = await at('/products/twin-kurta')
    expect([crumbs.itemListElement.at(-1).item, told.url]).toEqual([canonicalUrl, canonicalUrl])
    const page = await shop.create('pages', { title: 'Twin page' })
    await shop.move('pages', page.id, 'publish')
    const own = `${shop.server.url}/pages/twin-page`
    await shop.update('pages', page.id, { canonicalUrl })
    expect((await at('/pages/twin-page'))[0].itemListElement.at(-1).item).toBe(own)
    await shop.move('pages', page.id, 'publish')
    expect((await at('/pages/twin-page'))[0].itemListElement.at(-1).item).toBe(canonicalUrl)
  })

  it('tells the questions of a page as it was published, and only what is switched on', async () => {
    const faq = (question: string) => ({
      id: 'b1',
      type: 'faq',
      values: {},
      translations: {},
      items: [{ values: { question, answer: 'Yes & no' }, translations: {} }],
    })
    const { id } = await shop.create('pages', { title: 'Asked often', blocks: [faq('Is it silk?')] })
    await shop.move('pages', id, 'publish')
    await shop.update('pages', id, { blocks: [faq('A draft?')] })
    const path = '/pages/asked-often'
    expect((await at(path))[1].mainEntity).toEqual([
      { '@type': 'Question', name: 'Is it silk?', acceptedAnswer: { '@type': 'Answer', text: 'Yes & no' } },
    ])
    const filter = encodeURIComponent(JSON.stringify({ key: 'seo.faqData' }))
    const [setting] = (await shop.ask(`GET /config-settings?filter=${filter}`)).body
    expect((await shop.update('config-settings', setting.id, { value: false })).status).toBe(200)
    expect(await kinds(path)).toEqual(['BreadcrumbList'])
    const asked = await shop.made('POST /seo-patterns/operations/structuredData', { path })
    expect(asked.data.map((thing: any) => thing['@type'])).toEqual(['BreadcrumbList'])
    expect(
      (await shop.made('POST /seo-patterns/operations/structuredData', { path: '/nowhere' })).data,
    ).toBeNull()
  })
})
