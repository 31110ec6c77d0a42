import { signedIn } from './apiClient.ts'
import type { Figure } from './figure.ts'
import { largeShop, orderCount } from './largeShop.ts'
import { caseFigures, memoryFigure, printPlan } from './list.ts'
import { orderCases, orderPage } from './orderCases.ts'

/**
 * What the list of orders of a large shop costs through HTTP on PostgreSQL, beside its bare statements: BENCH_ORDERS orders, and
 * BENCH_PLANS=1 prints how the database does it.
 */
export async function measureOrders(): Promise<Figure[]> {
  const { server } = await largeShop()
  const { api, close } = await signedIn(server.url)
  const figures: Figure[] = []
  try {
    const cases = await orderCases(server, api, orderCount)
    // Only now: right after the sign-in the server still writes the letter about it.
    const page = orderPage({ filter: { total: { gte: 1 } }, sort: ['placedAt', 'DESC'] })
    const statements = await server.statementsOf(() => api('GET', page))
    figures.push({ name: 'statements of a page of orders', value: statements.length, unit: '', budget: 5 })
    for (const entry of cases) {
      if (process.env.BENCH_PLANS) await printPlan(server, entry)
      figures.push(...(await caseFigures(server, entry)))
    }
    figures.push(memoryFigure('at the end', await server.usage()))
  } finally {
    close()
  }
  return figures.map((figure) => ({ ...figure, name: `postgres, ${orderCount} orders: ${figure.name}` }))
}
