import { type DemoSize, demoSizes } from '../../demo/demoSize.ts'

/** The demo shop of the tests: the small one with the first kinds of goods, fewer orders, and of customers, ratings and messages as many as fill several pages. */
export const demoOfTests: DemoSize = {
  ...demoSizes.small,
  products: 60,
  kinds: 'first',
  customers: 300,
  wishers: 300,
  ratings: 228,
  messages: 120,
  carts: 20,
  told: 52,
  orders: 60,
  newBuyers: false,
}
