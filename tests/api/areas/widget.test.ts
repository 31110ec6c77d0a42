import { describe, expect, it } from 'vitest'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create, fresh, open, update } = shop

const usp = (name: string, values: object = {}) =>
  create('widgets', {
    name,
    type: 'uspStrip',
    page: 'cart',
    config: { items: [{ values: { label: name } }] },
    ...values,
  })
const layout = async (page = 'cart') => (await ask('POST /widgets/operations/layout', { page })).body
const publish = (page = 'cart') => ask('POST /widgets/operations/publishPage', { page })
const shown = async (page = 'cart') =>
  ((await open(`/public/layouts/${page}`)).body?.widgets ?? []).map(
    (one: any) => one.items ?? one.config.items[0].label,
  )

describe('the layout of a page', () => {
  it('changes only as a whole, keeps its versions, and goes back', async () => {
    expect((await open('/public/layouts/cart')).status).toBe(404)
    const one = await usp('One', { position: 10 })
    const two = await usp('Two', { position: 20 })
    expect(await layout()).toMatchObject({
      live: null,
      ahead: true,
      widgets: [{ id: one.id }, { id: two.id }],
    })
    expect((await publish()).body).toEqual({ number: 1 })
    expect(await shown()).toEqual(['One', 'Two'])
    expect((await layout()).ahead).toBe(false)
    const order = [
      { id: two.id, slot: 'top' },
      { id: one.id, slot: 'main' },
    ]
    expect((await ask('POST /widgets/operations/arrange', { page: 'cart', order })).status).toBe(200)
    await update('widgets', one.id, { config: { items: [{ values: { label: 'Uno' } }] } })
    const three = await usp('Three', { slot: 'bottom' })
    expect(await shown()).toEqual(['One', 'Two'])
    await publish()
    expect(await shown()).toEqual(['Two', 'Uno', 'Three'])
    expect((await ask('POST /widgets/operations/rollBack', { page: 'cart', number: 1 })).body).toEqual({
      number: 3,
    })
    expect(await shown()).toEqual(['One', 'Two'])
    expect(await layout()).toMatchObject({
      ahead: false,
      versions: [{ number: 3, live: true }, { number: 2 }, { number: 1 }],
    })
    expect((await fresh('widgets', three.id)).archived).toBe(true)
    expect((await ask('POST /widgets/operations/rollBack', { page: 'cart', number: 99 })).status).toBe(404)
  })

  it('keeps the type that a section was made with', async () => {
    const { id, version } = await usp('Typed', { page: 'home' })
    const { status, body } = await ask(`PUT /widgets/${id}`, { version, type: 'richText' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['type']])
  })

  it('is arranged only by who knows all its sections', async () => {
    const only = await usp('Only', { page: 'product' })
    const order = (ids: string[]) => ({ page: 'product', order: ids.map((id) => ({ id, slot: 'main' })) })
    expect((await ask('POST /widgets/operations/arrange', order([]))).status).toBe(409)
    expect((await ask('POST /widgets/operations/arrange', order([only.id, only.id]))).status).toBe(422)
    expect((await ask('POST /widgets/operations/arrange', order([only.id]))).status).toBe(200)
  })

  it('leaves out what is hidden, not yet due, or without products', async () => {
    const brand = await create('brands', { name: 'Empty brand' })
    await usp('Seen', { page: 'landing' })
    await usp('Hidden', { page: 'landing', hidden: true })
    await usp('Later', { page: 'landing', startsAt: '2090-01-01T00:00:00.000Z' })
    const carousel = await create('widgets', {
      name: 'Empty',
      type: 'productCarousel',
      page: 'landing',
      source: 'brand',
      brand: brand.id,
    })
    expect(carousel.sourceCount).toBe(0)
    await publish('landing')
    expect(await shown('landing')).toEqual(['Seen'])
  })

  it('is published only by whoever holds the flag', async () => {
    const editor = await shop.server.signIn('catalogue')
    expect((await ask('POST /widgets/operations/publishPage', { page: 'home' }, editor)).status).toBe(403)
    expect((await ask('POST /widgets/operations/layout', { page: 'home' }, editor)).status).toBe(200)
  })
})

describe('the configuration of a widget', () => {
  it.each([
    ['richText', {}, 'config.values.text'],
    ['uspStrip', { items: [{ values: {} }] }, 'config.items.0.values.label'],
    ['uspStrip', { items: Array.from({ length: 7 }, () => ({ values: { label: 'a' } })) }, 'config.items'],
    [
      'footerLinks',
      { items: [{ values: { label: 'a', link: 'javascript:1' } }] },
      'config.items.0.values.link',
    ],
    ['heroSlider', { values: { secondsPerSlide: 99 } }, 'config.values.secondsPerSlide'],
    ['recentlyViewed', { values: { text: 'a' } }, 'config.values.text'],
    ['newsletter', 'x', 'config'],
  ])('of type %s refuses %j at %s', async (type, config, path) => {
    const { status, body } = await ask('POST /widgets', { name: 'Refused', type, config })
    expect([status, Object.keys(body.errors)[0]]).toEqual([422, path])
  })

  it('is raw HTML only from whoever holds the flag', async () => {
    const editor = await shop.server.signIn('catalogue')
    const html = { name: 'Raw', type: 'html', config: { values: { html: '<b onclick="x()">a</b>' } } }
    expect((await ask('POST /widgets', html, editor)).status).toBe(422)
    expect((await create('widgets', html)).config.values.html).toBe('<b>a</b>')
  })
})
