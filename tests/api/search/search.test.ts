import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiBase } from '../../../start/app.ts'
import { type Answer, type ServiceShop, serviceShop } from '../areas/serviceShop.ts'

let shop: ServiceShop
let customer: any
beforeAll(async () => {
  shop = await serviceShop()
  customer = await shop.customer({
    firstName: 'Meenakshi',
    lastName: 'Rao',
    phone: '+919812345678',
    email: 'meenakshi.rao@example.com',
  })
  await shop.customer({ firstName: 'Meenakshi', lastName: 'Raoul' })
  await made('/contact-messages', {
    name: 'Meenakshi',
    phone: '+919812345678',
    subject: 'Colour',
    body: 'Is it red?',
  })
  await made('/brands', { name: 'Indigo & Sons', code: 'IND7' })
  await made('/brands', { name: 'Indigo', code: 'IND' })
  await made('/categories', { name: 'Night blue', translations: { fr: { name: 'Bleu nuit' } } })
  await made('/tags', { name: 'Indigo things', kind: 'product' })
}, 120_000)
afterAll(() => shop?.server.close())

async function made(path: string, values: object) {
  const { status, body, text } = await shop.ask('POST', path, values)
  if (status !== 201) throw new Error(`${path}: ${status} ${text}`)
  return body
}

const asked = (values: Record<string, string>) => `/search?${new URLSearchParams(values)}`

async function find(q: string, more: Record<string, string> = {}): Promise<any> {
  const { status, body, text } = await shop.ask('GET', asked({ q, ...more }))
  expect([status, text]).toEqual([200, text])
  return body
}

/** What was found, as `customer Meenakshi Rao`. */
const named = ({ hits }: any): string[] => hits.map(({ resource, title }: any) => `${resource} ${title}`)

describe('the search of the shop', () => {
  it.each([
    '9812345678',
    '98123 45678',
    '+91 98123-45678',
    '098123 45678',
    '0091 (98123) 45678',
    '919812345678',
  ])('finds the customer first by the telephone number %s', async (q) => {
    const { hits } = await find(q)
    expect(hits[0]).toMatchObject({
      resource: 'customer',
      id: customer.id,
      title: 'Meenakshi Rao',
      exact: true,
      reason: { field: 'phone', label: 'Phone', value: '+91 98123 45678' },
    })
    expect(hits.map(({ resource }: any) => resource)).toContain('contactMessage')
  })

  it('finds by the whole e-mail address, and says that it did', async () => {
    const { hits } = await find('MEENAKSHI.RAO@example.com')
    expect(hits[0]).toMatchObject({ resource: 'customer', exact: true, reason: { field: 'email' } })
  })

  it('puts the title that is just what was typed first, then what begins with it, of all areas', async () => {
    const found = named(await find('indigo'))
    expect(found[0]).toBe('brand Indigo')
    expect(found.slice(1).toSorted()).toEqual(['brand Indigo & Sons', 'tag Indigo things'])
    expect(named(await find('meenakshi rao'))).toEqual(['customer Meenakshi Rao', 'customer Meenakshi Raoul'])
  })

  it('finds a title of another language, and answers titles and reasons in that of the request', async () => {
    const answer = await shop.server.app.inject({
      url: `${apiBase}${asked({ q: 'bleu nuit' })}`,
      headers: {
        'accept-language': 'fr',
        authorization: `Bearer ${(await shop.server.signIn('admin')).token}`,
      },
    })
    expect(answer.json().hits[0]).toMatchObject({ resource: 'category', title: 'Bleu nuit', reason: null })
    const phone = await shop.server.app.inject({
      url: `${apiBase}${asked({ q: '9812345678' })}`,
      headers: {
        'accept-language': 'fr',
        authorization: `Bearer ${(await shop.server.signIn('admin')).token}`,
      },
    })
    expect(phone.json().hits[0].reason.label).toBe('Téléphone')
  })

  it('says in a line below the title what tells records apart, amounts as money', async () => {
    const { hits } = await find('9812345678', { areas: 'customer' })
    expect(hits).toHaveLength(1)
    expect(hits[0].subtitle).toEqual(['+91 98123 45678', '₹0.00'])
  })

  it('puts what tells of others after what it tells of', async () => {
    await made('/search-terms', { term: 'Ultramarine' })
    await made('/tags', { name: 'Ultramarine blue', kind: 'product' })
    expect(named(await find('ultramarine'))).toEqual(['tag Ultramarine blue', 'searchTerm ultramarine'])
  })

  it('finds by records of other areas what its list finds by them: products by their tags', async () => {
    const tag = await made('/tags', { name: 'Monsoon', kind: 'product' })
    const product = await shop.product()
    const { body } = await shop.ask('GET', `/products/${product}`)
    await shop.ask('PUT', `/products/${product}`, { version: body.version, tags: [tag.id] })
    const { hits } = await find('monsoon')
    expect(hits.map(({ id }: any) => id)).toEqual([tag.id, product])
  })

  it('shows what has no picture of its own with that of the goods it is about', async () => {
    const [product, category] = [await shop.product(), await made('/categories', { name: 'Vermeil' })]
    await made('/product-categories', { product, category: category.id })
    const media = JSON.stringify([{ file: product, focalX: 0.5, focalY: 0.5, alt: 'In red' }])
    await sql`UPDATE "product" SET "media" = ${media}::jsonb WHERE "id" = ${product}`.execute(
      shop.server.context.database.db,
    )
    const { body } = await shop.ask('GET', `/products/${product}`)
    const { hits } = await find(body.name, { areas: 'productCategory' })
    expect(hits.map(({ picture }: any) => picture?.alt)).toEqual(['In red'])
  })

  it('looks in the areas that are named alone', async () => {
    expect(named(await find('indigo', { areas: 'tag' }))).toEqual(['tag Indigo things'])
    expect(named(await find('indigo', { areas: 'tag,brand' }))).toHaveLength(3)
  })

  it('answers five of an area, and says that its list finds more', async () => {
    for (let number = 0; number < 7; number++)
      await made('/tags', { name: `Saffron ${number}`, kind: 'product' })
    const found = await find('saffron')
    expect(found.hits).toHaveLength(5)
    expect(found.more).toEqual(['tag'])
    expect((await find('saffron 3')).more).toEqual([])
  })

  it('knows what was renamed or deleted at once', async () => {
    const tag = await made('/tags', { name: 'Vermilion', kind: 'product' })
    const renamed = await shop.ask('PUT', `/tags/${tag.id}`, {
      version: tag.version,
      name: 'Carmine',
      slug: 'carmine',
    })
    expect(named(await find('vermilion'))).toEqual([])
    expect(named(await find('carmine'))).toEqual(['tag Carmine'])
    const gone = await shop.ask('DELETE', `/tags/${tag.id}?version=${renamed.body.version}`)
    expect(gone.status).toBe(200)
    expect(named(await find('carmine'))).toEqual([])
  })

  it('shows a long text where it has what was typed', async () => {
    const body = `${'Nothing of note. '.repeat(20)}The heron flew away. ${'Nothing of note. '.repeat(20)}`
    await made('/contact-messages', { name: 'Asha', email: 'asha@example.com', subject: 'Birds', body })
    const { hits } = await find('heron')
    expect(hits[0].reason.value).toContain('heron flew')
    expect(hits[0].reason.value.length).toBeLessThan(90)
  })

  it('finds nothing by one letter, and by one of a script without spaces what has it', async () => {
    await made('/tags', { name: '藍染', kind: 'product' })
    expect(named(await find('i'))).toEqual([])
    expect(named(await find('藍'))).toEqual(['tag 藍染'])
  })
})

describe('whoever sees telephone numbers in part', () => {
  it('finds nobody by the rest, by the end that they see, or by a part of it, and still finds by name', async () => {
    const { call } = await shop.staff('desk', [{ key: 'customer', view: true }])
    for (const q of [
      '9812345678',
      '98123 45678',
      '+91 98123 45678',
      '5678',
      '678',
      'meenakshi.rao@example.com',
    ]) {
      const { body } = await shop.ask('GET', asked({ q }), undefined, call)
      expect([q, body]).toEqual([q, { hits: [], more: [] }])
    }
    const { body } = await shop.ask('GET', asked({ q: 'meenakshi rao' }), undefined, call)
    expect(body.hits.map(({ resource }: any) => resource)).toEqual(['customer', 'customer'])
    expect(JSON.stringify(body)).not.toContain('9812345678')
    expect(body.hits[0].subtitle[0]).toMatch(/^\+91 •+ ••\d{3}$/)
  })
})

describe('what cannot be asked', () => {
  const answered = (path: string): Promise<Answer> => shop.ask('GET', path)

  it.each([
    ['no words', '/search'],
    ['words twice', '/search?q=a1&q=b2'],
    ['too many words', `/search?q=${'a'.repeat(201)}`],
    ['an unknown area', '/search?q=indigo&areas=brand,secret'],
    ['an unknown parameter', '/search?q=indigo&limit=9'],
    ['the zero character', '/search?q=in%00digo'],
  ])('is refused: %s', async (_what, path) => {
    expect((await answered(path)).status).toBe(400)
  })

  it('anything that somebody types is answered', async () => {
    const typed = [
      "'; DROP TABLE brand; --",
      '%',
      '_',
      '\\',
      '%%%',
      '\\\\',
      "' OR 1=1",
      '" "',
      '\n\t',
      '()',
      '+91',
      '-----',
      '0000000',
      'a b c d e f g h i j k l m',
      '😀😀',
      '\u202e\u0301',
      'ﷺ',
      '::uuid',
      '$1',
      '?',
      '{}',
      '/.*/',
      'NULL',
      '１２３４５６７',
    ]
    for (const q of typed) expect([q, (await answered(asked({ q }))).status]).toEqual([q, 200])
    expect(named(await find('indi_o'))).toEqual([])
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM "brand"`.execute(
      shop.server.context.database.db,
    )
    expect(rows[0]?.count).toBe(2)
  })

  it('is nothing for a stranger', async () => {
    const { status } = await shop.ask('GET', asked({ q: 'indigo' }), undefined, shop.server.call)
    expect(status).toBe(401)
  })
})

describe('a setting', () => {
  it('is found by what people of any language call it, and called so in that of the request', async () => {
    const { hits } = await find('second person refunds')
    expect(hits[0]).toMatchObject({ resource: 'adminSetting', title: 'Refunds above need a second person' })
    expect(named(await find('refundLimit'))).toContain('adminSetting Refunds above need a second person')
    const { call } = await shop.staff('tagger', [{ key: 'tag', view: true }])
    const { body } = await shop.ask('GET', asked({ q: 'second person refunds' }), undefined, call)
    expect(body.hits).toEqual([])
  })
})

describe('the search of a list, and the records to choose from', () => {
  it.each(['98123 45678', '+91 98123-45678', '(098123) 45678'])('know the telephone number %s', async (q) => {
    const filter = JSON.stringify({ q })
    const { body } = await shop.ask('GET', `/customers?${new URLSearchParams({ filter })}`)
    expect(body.map(({ id }: any) => id)).toEqual([customer.id])
    const offered = await shop.ask('GET', `/customers/lookup?${new URLSearchParams({ q })}`)
    expect(offered.body).toMatchObject([{ id: customer.id, subtitle: ['+91 98123 45678', '₹0.00'] }])
  })

  it('still know numbers that stand apart', async () => {
    await made('/tags', { name: 'Lot 1234 of 5678', kind: 'product' })
    const filter = JSON.stringify({ q: '5678 1234' })
    const { body } = await shop.ask('GET', `/tags?${new URLSearchParams({ filter })}`)
    expect(body.map(({ name }: any) => name)).toEqual(['Lot 1234 of 5678'])
  })

  it('offer first what is just what was typed', async () => {
    for (const name of ['Ash', 'A pale ash', 'Ashen']) await made('/tags', { name, kind: 'product' })
    const { body } = await shop.ask('GET', '/tags/lookup?q=ash')
    expect(body.map(({ title }: any) => title)).toEqual(['Ash', 'Ashen', 'A pale ash'])
  })

  it('show whoever sees numbers in part no more of them below a title', async () => {
    const { call } = await shop.staff('counter', [{ key: 'customer', view: true }])
    const { body } = await shop.ask('GET', '/customers/lookup?q=meenakshi+rao', undefined, call)
    expect(body[0].subtitle[0]).toMatch(/^\+91 •+ ••\d{3}$/)
    const hidden = await shop.ask('GET', '/customers/lookup?q=98123+45678', undefined, call)
    expect(hidden.body).toEqual([])
  })
})
