import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServiceShop, serviceShop } from './serviceShop.ts'

let shop: ServiceShop
let ask: ServiceShop['ask']
beforeAll(async () => {
  shop = await serviceShop()
  ask = shop.ask
}, 120_000)
afterAll(() => shop?.server.close())

const query = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])).toString()
const submit = async (values: object) =>
  (
    await ask('POST', '/ratings/operations/submit', {
      displayName: 'Divya',
      rating: 5,
      title: 'Soft',
      body: 'Very soft cotton.',
      product: await shop.product(),
      ...values,
    })
  ).body
const read = async (id: string) => (await ask('GET', `/ratings/${id}`)).body
const move = async (id: string, name: string, data: object = {}) =>
  ask('POST', `/ratings/${id}/transitions/${name}`, { version: (await read(id)).version, ...data })

describe('the wording of a rating', () => {
  it('is only the customer’s: nobody makes or edits one by hand', async () => {
    const { id } = await submit({})
    const { version } = await read(id)
    const put = await ask('PUT', `/ratings/${id}`, { version, body: 'Terrible', rating: 1 })
    expect([put.body.body, put.body.rating]).toEqual(['Very soft cotton.', 5])
    expect((await ask('POST', '/ratings', { rating: 5 })).status).toBe(403)
  })

  it('loses personal data with a visible mark, also in the history and the search', async () => {
    const { id } = await submit({ body: 'Call me: 98765 43210. Or write to Divya Nair.', title: null })
    const redact = async (parts: string[]) =>
      ask('POST', `/ratings/${id}/operations/redact`, { version: (await read(id)).version, parts })
    expect((await redact(['not there'])).status).toBe(422)
    const { status } = await redact(['98765 43210', 'Divya Nair'])
    expect(status).toBe(200)
    const record = await read(id)
    expect(record).toMatchObject({ body: 'Call me: █████. Or write to █████.', redacted: true, flags: [] })
    expect((await ask('GET', `/ratings/${id}/history`)).text).not.toContain('43210')
    expect((await ask('GET', `/ratings?${query({ filter: { q: 'nair' } })}`)).body).toEqual([])
  })
})

describe('what is found without reading', () => {
  it.each([
    ['See www.cheap-kurta.com', ['link']],
    ['Ask 98765-43210', ['phone']],
    ['Write to me@example.org', ['email']],
    ['What a bloody mess', ['badWords']],
    ['Size 42, bought for 1299 in 2026', []],
    ['Bloodyrose print is nice', []],
  ])('%s', async (body, flags) => {
    expect((await submit({ body })).flags).toEqual(flags)
  })

  it('is also that one customer writes many at once', async () => {
    const { id: customer } = await shop.customer()
    const flags = []
    for (let count = 0; count < 5; count++) flags.push((await submit({ customer })).flags)
    expect(flags).toEqual([[], [], [], [], ['burst']])
  })
})

describe('moderation', () => {
  it('keeps the product’s average and count of what is approved', async () => {
    const product = await shop.product()
    const facts = async () => {
      const { ratingCount, ratingAverage, version } = (await ask('GET', `/products/${product}`)).body
      return [ratingCount, ratingAverage, version]
    }
    const [first, second] = [await submit({ product, rating: 5 }), await submit({ product, rating: 4 })]
    expect(await facts()).toEqual([0, null, 1])
    await move(first.id, 'approve')
    await move(second.id, 'approve')
    expect(await facts()).toEqual([2, 4.5, 1])
    await move(first.id, 'hide')
    expect(await facts()).toEqual([1, 4, 1])
    await move(second.id, 'reject', { rejectReason: 'fake' })
    expect(await facts()).toEqual([0, null, 1])
  })

  it('rejects with a reason, which goes when the rating is approved after all', async () => {
    const { id } = await submit({})
    expect((await move(id, 'reject')).status).toBe(422)
    expect((await move(id, 'reject', { rejectReason: 'offTopic' })).body.rejectReason).toBe('offTopic')
    expect((await move(id, 'approve')).body).toMatchObject({ status: 'approved', rejectReason: null })
  })

  it('is for those with the flag', async () => {
    const { call } = await shop.staff('writer', [{ key: 'rating', view: true, edit: true }])
    const { id } = await submit({})
    const { version } = await read(id)
    expect((await ask('POST', `/ratings/${id}/transitions/approve`, { version }, call)).status).toBe(403)
    expect((await ask('POST', `/ratings/${id}/operations/reply`, { text: 'x' }, call)).status).toBe(403)
  })

  it('answers in the name of the shop', async () => {
    const { id } = await submit({})
    await ask('POST', `/ratings/${id}/operations/reply`, { text: 'Thank you' })
    expect(await read(id)).toMatchObject({ replyText: 'Thank you', replyBy: 'Asha Rao' })
  })
})

describe('an unhappy customer', () => {
  it('is a message to service, with the words and the product', async () => {
    const { id: customer } = await shop.customer()
    const product = await shop.product()
    await submit({ customer, product, rating: 2, title: 'Torn' })
    await submit({ customer, product, rating: 3, title: 'So so' })
    const { body } = await ask('GET', `/contact-messages?${query({ filter: { customer } })}`)
    expect(body).toMatchObject([{ type: 'feedback', product, subject: '★★ Torn', status: 'new' }])
  })
})

describe('approval by itself', () => {
  it('is for verified ratings without a finding, whatever their stars, once the setting says so', async () => {
    const { saveRecord } = await import('../../../server/records/save.ts')
    const { inTransaction } = await import('../../../server/records/work.ts')
    const { systemActor } = await import('../../../server/systemActor.ts')
    const { rating } = await import('../../../resources/customers/rating/rating.ts')
    const store = async (values: object) => {
      const whole = {
        product: await shop.product(),
        displayName: 'D',
        rating: 1,
        body: 'Thin',
        verified: true,
      }
      const { status } = await inTransaction(
        shop.server.context,
        { actor: systemActor, requestId: 'x' },
        (work) => saveRecord(work, rating, { ...whole, ...values }, undefined, { action: 'create' }),
      )
      return status
    }
    expect(await store({})).toBe('pending')
    const [setting] = (
      await ask('GET', `/config-settings?${query({ filter: { key: 'ratings.autoApprove' } })}`)
    ).body
    await ask('PUT', `/config-settings/${setting.id}`, { version: setting.version, value: true })
    expect(await store({})).toBe('approved')
    expect(await store({ verified: false })).toBe('pending')
    expect(await store({ body: 'See www.other.com' })).toBe('pending')
  })
})
