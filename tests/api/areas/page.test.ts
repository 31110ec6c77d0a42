import { describe, expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create, fresh, move, open, update } = shop

const text = (html: string) => ({ type: 'richText', values: { text: html } })
const nobody = '01932b1c-7a80-7000-8000-000000000001'

describe('a page', () => {
  it('shows nothing until it is published, and nothing new until it is published again', async () => {
    const { id, slug } = await create('pages', { title: 'Care guide', blocks: [text('<p>Wash cold.</p>')] })
    expect((await open(`/public/pages/${slug}`)).status).toBe(404)
    expect((await move('pages', id, 'publish')).body).toMatchObject({
      status: 'published',
      liveNumber: 1,
      ahead: false,
    })
    const first = await open(`/public/pages/${slug}`)
    expect(first.body).toMatchObject({
      title: 'Care guide',
      version: 1,
      blocks: [{ text: '<p>Wash cold.</p>' }],
    })
    expect((await update('pages', id, { title: 'Care' })).body).toMatchObject({ ahead: true, liveNumber: 1 })
    expect((await open(`/public/pages/${slug}`)).body.title).toBe('Care guide')
    expect((await update('pages', id, { title: 'Care guide' })).body.ahead).toBe(false)
    expect((await move('pages', id, 'publish')).status).toBe(409)
    await update('pages', id, { title: 'Care' })
    await move('pages', id, 'publish')
    expect((await open(`/public/pages/${slug}`)).body).toMatchObject({ title: 'Care', version: 2 })
  })

  it('speaks the language that is asked for, and is sent again only when it has changed', async () => {
    const { id, slug } = await create('pages', {
      title: 'Sizes',
      translations: { fr: { title: 'Tailles' } },
      blocks: [{ ...text('<p>Measure.</p>'), translations: { fr: { text: '<p>Mesurez.</p>' } } }],
    })
    await move('pages', id, 'publish')
    const french = await open(`/public/pages/${slug}`, { 'Accept-Language': 'fr' })
    expect(french.body).toMatchObject({ title: 'Tailles', blocks: [{ text: '<p>Mesurez.</p>' }] })
    expect((await open(`/public/pages/${slug}`, { 'Accept-Language': 'ja' })).body.title).toBe('Sizes')
    expect(french.headers.get('cache-control')).toContain('public')
    const tag = french.headers.get('etag') ?? ''
    const again = { 'Accept-Language': 'fr', 'If-None-Match': tag }
    expect((await open(`/public/pages/${slug}`, again)).status).toBe(304)
    await update('pages', id, { title: 'Size guide' })
    await move('pages', id, 'publish')
    expect((await open(`/public/pages/${slug}`, again)).status).toBe(200)
  })

  it('tells what its pictures show in the language that is asked for, in English where nothing is written', async () => {
    const picture = (alt: string, alts?: Record<string, string>) => ({
      file: '01932b1c-7a80-7000-8000-000000000001',
      alt,
      focalX: 0.5,
      focalY: 0.5,
      ...(alts ? { alts } : {}),
    })
    const loom = picture('A loom', { fr: 'Un métier à tisser' })
    const { id, slug, cover } = await create('pages', {
      title: 'Weavers',
      cover: loom,
      blocks: [
        { type: 'image', values: { image: loom } },
        { type: 'gallery', values: {}, items: [{ values: { image: picture('Yarn', { ja: '糸' }) } }] },
      ],
    })
    expect(cover).toEqual(loom)
    await move('pages', id, 'publish')
    const told = async (locale: string) => {
      const { body } = await open(`/public/pages/${slug}`, { 'Accept-Language': locale })
      const [image, gallery] = body.blocks
      return [body.cover, image.image, gallery.items[0].image]
    }
    expect(await told('fr')).toEqual([
      picture('Un métier à tisser'),
      picture('Un métier à tisser'),
      picture('Yarn'),
    ])
    expect(await told('ja')).toEqual([picture('A loom'), picture('A loom'), picture('糸')])
    for (const alts of [{ en: 'Twice' }, { xx: 'Unknown' }, { fr: '' }])
      expect(
        (await ask('POST /pages', { title: 'Refused', cover: picture('x', alts as never) })).status,
      ).toBe(422)
  })

  it('tells nothing of what is not for everybody', async () => {
    const { id, slug } = await create('pages', { title: 'Members', visibility: 'customers' })
    await move('pages', id, 'publish')
    expect((await open(`/public/pages/${slug}`)).status).toBe(403)
    const listed = (await open('/public/pages')).body.map((one: any) => one.slug)
    expect(listed).not.toContain(slug)
    const secret = await create('pages', { title: 'Lookbook preview', visibility: 'linkOnly' })
    await move('pages', secret.id, 'publish')
    expect((await open(`/public/pages/${secret.slug}`)).status).toBe(200)
    expect((await open('/public/pages')).body.map((one: any) => one.slug)).not.toContain(secret.slug)
    expect((await open(`/public/pages/${secret.slug}`)).body).not.toHaveProperty('author')
  })

  it('is not deleted while it is live', async () => {
    const { id } = await create('pages', { title: 'Stays' })
    await move('pages', id, 'publish')
    const { version } = await fresh('pages', id)
    expect((await ask(`DELETE /pages/${id}?version=${version}`)).status).toBe(409)
    await move('pages', id, 'unpublish')
    expect((await ask(`DELETE /pages/${id}?version=${version + 1}`)).status).toBe(200)
  })

  it('is published and taken off by the clock, in the minute that was chosen', async () => {
    const { id, slug } = await create('pages', { title: 'Diwali hours' })
    expect(await move('pages', id, 'schedule')).toMatchObject({
      status: 422,
      body: { errors: { publishAt: expect.any(String) } },
    })
    expect((await move('pages', id, 'schedule', { publishAt: '2020-01-01T00:00:00.000Z' })).status).toBe(422)
    expect((await move('pages', id, 'schedule', { publishAt: '2099-01-01T00:00:00.000Z' })).body.status).toBe(
      'scheduled',
    )
    await update('pages', id, { unpublishAt: '2099-02-01T00:00:00.000Z' })
    await runTimedWork(shop.server.context, new Date('2098-12-31T23:59:00Z'))
    expect((await open(`/public/pages/${slug}`)).status).toBe(404)
    await runTimedWork(shop.server.context, new Date('2099-01-01T00:00:30Z'))
    expect((await open(`/public/pages/${slug}`)).status).toBe(200)
    await runTimedWork(shop.server.context, new Date('2099-02-01T00:00:30Z'))
    expect((await open(`/public/pages/${slug}`)).status).toBe(404)
    expect(await fresh('pages', id)).toMatchObject({ status: 'draft', liveNumber: null })
  })

  it('keeps what was published, compares it and brings it back as a draft', async () => {
    const { id, slug } = await create('pages', { title: 'First', translations: { fr: { title: 'Un' } } })
    await move('pages', id, 'publish')
    await update('pages', id, { title: 'Second', translations: { ja: { title: '二' } } })
    await move('pages', id, 'publish')
    const { revisions } = (await ask(`POST /pages/${id}/operations/revisions`, {})).body
    expect(revisions).toMatchObject([
      { number: 2, live: true, actorName: expect.any(String) },
      { number: 1, live: false },
    ])
    const compared = await ask(`POST /pages/${id}/operations/compare`, { from: 1, to: 2 })
    expect(compared.body.changes).toEqual(
      expect.arrayContaining([{ field: 'title', before: 'First', after: 'Second' }]),
    )
    const { version } = await fresh('pages', id)
    expect(
      (await ask(`POST /pages/${id}/operations/restoreRevision`, { number: 1, version: undefined })).status,
    ).toBe(400)
    await ask(`POST /pages/${id}/operations/restoreRevision`, { number: 1, version })
    expect(await fresh('pages', id)).toMatchObject({ title: 'First', ahead: true, liveNumber: 2 })
    expect((await ask(`POST /pages/${id}/operations/compare`, { from: 1, to: null })).body.changes).toEqual(
      [],
    )
    expect((await open(`/public/pages/${slug}`)).body.title).toBe('Second')
  })

  it('shows its draft to whoever has the secret link, and to nobody else', async () => {
    const { id } = await create('pages', { title: 'Soon' })
    const { path } = (await ask(`POST /pages/${id}/operations/preview`, { hours: 1 })).body
    const way = path.replace('/api/v1', '')
    const shown = await open(way)
    expect(shown.body).toMatchObject({ area: 'page', draft: { title: 'Soon' } })
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect((await open(`${way.slice(0, -1)}${way.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404)
    expect((await open('/public/preview/x')).status).toBe(404)
  })

  it('leaves a redirect where its live address changed, and not before', async () => {
    const { id } = await create('pages', { title: 'Old place', slug: 'old-place' })
    await move('pages', id, 'publish')
    await update('pages', id, { slug: 'new-place' })
    expect((await open('/public/address?path=/pages/old-place')).status).toBe(404)
    await move('pages', id, 'publish')
    expect((await open('/public/address?path=/pages/old-place')).body).toEqual({
      to: '/pages/new-place',
      type: '301',
    })
    const taken = await create('pages', { title: 'Taker', slug: 'old-place' })
    expect((await move('pages', taken.id, 'publish')).status).toBe(200)
  })

  it('lies at most three levels deep, and in no circle', async () => {
    const one = await create('pages', { title: 'One' })
    const two = await create('pages', { title: 'Two', parent: one.id })
    const three = await create('pages', { title: 'Three', parent: two.id })
    expect((await ask('POST /pages', { title: 'Four', parent: three.id })).status).toBe(422)
    expect((await update('pages', one.id, { parent: three.id })).status).toBe(422)
  })

  it('is found by what its blocks say in any language', async () => {
    const { id } = await create('pages', {
      title: 'Words',
      blocks: [
        {
          type: 'faq',
          values: {},
          items: [
            {
              values: { question: 'Whence quokka?', answer: 'There.' },
              translations: { fr: { answer: 'Wombatière' } },
            },
          ],
        },
      ],
    })
    for (const q of ['quokka', 'wombatière'])
      expect(
        (await ask(`GET /pages?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.map(
          (one: any) => one.id,
        ),
      ).toEqual([id])
  })
})

describe('the blocks of a page', () => {
  it.each([
    [['x'], 'blocks.0.type'],
    [[{ type: 'marquee' }], 'blocks.0.type'],
    [[{ type: 'richText', values: {} }], 'blocks.0.values.text'],
    [[{ type: 'button', values: { label: 'Go', link: 'javascript:alert(1)' } }], 'blocks.0.values.link'],
    [[{ type: 'video', values: { url: 'data:text/html,x' } }], 'blocks.0.values.url'],
    [[{ type: 'collection', values: { collection: nobody } }], 'blocks.0.values.collection'],
    [[{ type: 'richText', values: { text: 'a', colour: 'red' } }], 'blocks.0.values.colour'],
    [
      [{ type: 'richText', values: { text: 'a' }, translations: { xx: { text: 'a' } } }],
      'blocks.0.translations.xx',
    ],
    [[{ type: 'button', values: { label: 'a', link: '/' }, items: [{}] }], 'blocks.0.items'],
    [{ type: 'richText' }, 'blocks'],
    [5, 'blocks'],
  ])('%j are refused at %s', async (blocks, path) => {
    const { status, body } = await ask('POST /pages', { title: 'Refused', blocks })
    expect([status, Object.keys(body.errors)]).toEqual([422, [path]])
  })

  it('are raw HTML only from whoever holds the flag; the others may leave it as it is', async () => {
    const editor = await shop.server.signIn('catalogue')
    const html = {
      type: 'html',
      values: { html: '<section class="hero"><img src="https://cdn.test/a.png" alt="A"></section>' },
    }
    expect((await ask('POST /pages', { title: 'Raw', blocks: [html] }, editor)).status).toBe(422)
    const raw = await create('pages', { title: 'Raw', blocks: [html] })
    expect(raw.blocks[0].values.html).toContain('<section class="hero">')
    const kept = await ask(
      `PUT /pages/${raw.id}`,
      { version: raw.version, blocks: [raw.blocks[0], text('<p>More</p>')] },
      editor,
    )
    expect(kept.status).toBe(200)
    const changed = [{ ...raw.blocks[0], values: { html: '<b>Mine</b>' } }]
    expect(
      (await ask(`PUT /pages/${raw.id}`, { version: kept.body.version, blocks: changed }, editor)).status,
    ).toBe(422)
  })

  const payloads = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<form action="https://evil.test"><button>x</button></form>',
  ]
  const isHarmless = (stored: unknown) =>
    expect(JSON.stringify(stored)).not.toMatch(
      /<script|onerror|onclick|javascript:|<iframe|<svg|<form|<style|style=/i,
    )
  const armed = payloads.flatMap((payload) => [
    {
      type: 'richText',
      values: { text: `<p>a</p>${payload}` },
      translations: { fr: { text: `<p>b</p>${payload}` } },
    },
    { type: 'html', values: { html: `<p>a</p>${payload}` } },
  ])

  it('carry nothing that could run, whichever way they come in', async () => {
    const created = await create('pages', { title: 'Armed', blocks: armed })
    isHarmless(created.blocks)
    const updated = await update('pages', created.id, { blocks: armed.slice(0, 4) })
    expect(updated.status).toBe(200)
    isHarmless(updated.body.blocks)
    const csv = `title,blocks\nImported,"${JSON.stringify(armed.slice(0, 6)).replaceAll('"', '""')}"\n`
    const admin = await shop.server.signIn('admin')
    const imported = await admin('/pages/import', {
      method: 'POST',
      body: csv,
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(await imported.json()).toMatchObject({ created: 1, refused: [] })
    const [line] = (await ask(`GET /pages?filter=${encodeURIComponent('{"title":"Imported"}')}`)).body
    isHarmless((await fresh('pages', line.id)).blocks)
    await move('pages', created.id, 'publish')
    const { version } = await fresh('pages', created.id)
    // A version that was stored by an older or foreign server, say.
    const { sql } = await import('kysely')
    const data = JSON.stringify({
      title: 'Armed',
      blocks: armed.map((one, index) => ({ id: String(index), ...one })),
    })
    await sql`UPDATE "_revisions" SET "data" = ${data}::jsonb WHERE "key" = ${created.id}`.execute(
      shop.server.context.database.db,
    )
    const restored = await ask(`POST /pages/${created.id}/operations/restoreRevision`, { number: 1, version })
    expect([restored.status, restored.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    isHarmless((await fresh('pages', created.id)).blocks)
    const policy = await create('policies', {
      policyType: 'other',
      title: 'Armed',
      body: `<p>a</p>${payloads.join('')}`,
      effectiveFrom: '2099-01-01',
    })
    isHarmless(policy.body)
    const widget = await create('widgets', {
      name: 'Armed',
      type: 'richText',
      config: { values: { text: `<p>a</p>${payloads.join('')}` } },
    })
    isHarmless(widget.config)
  })
})
