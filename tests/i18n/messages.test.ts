import { describe, expect, it } from 'vitest'
import { areaMessages, derivedTexts, readable, writtenTexts } from '../../src/derive/messages.ts'
import { order, product, shop } from '../types/shop.ts'

describe('the derived texts', () => {
  it.each([
    ['name', 'Name'],
    ['salePrice', 'Sale price'],
    ['sku', 'SKU'],
    ['seoTitle', 'SEO title'],
    ['gstNumber2', 'GST number2'],
    ['pages/config-settings', 'Pages/config settings'],
    ['toShip', 'To ship'],
  ])('make %s readable', (name, text) => {
    expect(readable(name)).toBe(text)
  })

  it('name everything that an area has', () => {
    expect(derivedTexts(order)).toEqual({
      name: 'Order |||| Orders',
      fields: {
        number: 'Number',
        lines: 'Lines',
        'lines.product': 'Product',
        'lines.quantity': 'Quantity',
        'lines.price': 'Price',
        shipping: 'Shipping',
        total: 'Total',
        trackingNumber: 'Tracking number',
        cancelReason: 'Cancel reason',
        status: 'Status',
      },
      values: {
        cancelReason: { customer: 'Customer', stock: 'Stock', fraud: 'Fraud' },
        status: {
          draft: 'Draft',
          paid: 'Paid',
          shipped: 'Shipped',
          delivered: 'Delivered',
          cancelled: 'Cancelled',
        },
      },
      sections: { general: 'General' },
      views: { toShip: 'To ship', problems: 'Problems' },
      transitions: { pay: 'Pay', ship: 'Ship', deliver: 'Deliver', cancel: 'Cancel' },
      flags: {},
    })
  })

  it('stand under the path of the area, and give way to what it says itself', () => {
    const { resources } = areaMessages(shop, {
      product: {
        name: 'Article |||| Articles',
        fields: { 'variants.sku': 'Item number' },
        values: { kind: { digital: 'Download' } },
      },
    })
    expect(resources['pages/product']).toMatchObject({
      name: 'Article |||| Articles',
      fields: { 'variants.sku': 'Item number', name: 'Name' },
      values: { kind: { physical: 'Physical', digital: 'Download' } },
    })
    expect(resources['pages/brand']?.name).toBe('Brand |||| Brands')
  })

  it('keep the choices of a field that knows them only by another one, as settings do', () => {
    const { resources } = areaMessages(shop, { brand: { values: { value: { '30d': 'Last 30 days' } } } })
    expect(resources['pages/brand']?.values.value).toEqual({ '30d': 'Last 30 days' })
  })

  it('leave help, what a history says and what follows from a step that is confirmed to people: an area promises them, a catalogue gives them', () => {
    expect(writtenTexts(product)).toEqual([])
    expect(writtenTexts({ ...product, history: ['weigh'] })).toEqual([['history', 'weigh']])
    const workflow = {
      initial: 'draft',
      states: { draft: {}, gone: {} },
      transitions: { end: { from: 'draft', to: 'gone', confirm: true }, back: { from: 'gone', to: 'draft' } },
    } as const
    expect(writtenTexts({ ...product, workflow } as never)).toEqual([['confirm', 'end']])
    expect(areaMessages(shop, { brand: { help: { slug: 'x' } } }).resources['pages/brand']?.help).toEqual({
      slug: 'x',
    })
  })
})
