import { brand, order, product, shop as registry } from '../../types/shop.ts'
import { idOf, recordsOf, type Shop } from './fakeProvider.ts'

export { brand, order, product, registry }

/** A shop with as many products and orders as a test needs; brands are three. */
export function someShop({ products = 3, orders = 0 }: { products?: number; orders?: number } = {}): Shop {
  const states = ['draft', 'paid', 'shipped', 'delivered', 'cancelled']
  return {
    brand: recordsOf(brand, 3, (index) => ({ name: ['Anokhi', 'Nicobar', 'Péro'][index] })),
    product: recordsOf(product, products, (index) => ({
      name: `Shirt ${String(index + 1).padStart(4, '0')}`,
      kind: index % 2 === 0 ? 'physical' : 'digital',
      weight: 100,
      brand: idOf('brand', index % 3),
      price: 1000 * (index + 1),
      cost: 400,
      variants: [],
      updatedAt: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
      translations: index === 0 ? { fr: { name: 'Chemise' } } : {},
    })),
    order: recordsOf(order, orders, (index) => ({
      number: `O-${1000 + index}`,
      status: states[index % states.length],
      lines: [{ product: idOf('product', 0), quantity: 1, price: 5000 + index }],
      createdAt: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    })),
  }
}
