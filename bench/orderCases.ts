import { resources } from '../resources/index.ts'
import { apiBase } from '../start/app.ts'
import type { Api } from './apiClient.ts'
import { orderIdOf, orderNumberOf, phoneOf, skuOf } from './fillOrders.ts'
import { type Case, reading } from './listCases.ts'
import type { ServerProcess } from './serverProcess.ts'

const orders = `${apiBase}/orders`

/** The address of a page of 25 orders, with the columns that the list shows. */
export function orderPage(query: Readonly<Record<string, unknown>>, from = 0, count = 25): string {
  const asked = { range: [from, from + count - 1], fields: resources.order.list.columns, ...query }
  const parameters = Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)])
  return `${orders}?${new URLSearchParams(parameters)}`
}

/** The budgets of the order list on PostgreSQL, those of every list (docs/architecture.md). */
const budgets = { list: { p95: 15, ratio: 2 }, search: { p95: 60 }, one: { ratio: 3 } }

/** What the order desk does all day, over `rows` orders, prepared: every call was made, and its statements are known. */
export async function orderCases(server: ServerProcess, api: Api, rows: number): Promise<Case[]> {
  const eight = Array.from({ length: 8 }, (_, index) => index)
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * rows) / count))
  const latest = ['placedAt', 'DESC']
  const views = resources.order.list.views as Readonly<Record<string, object>>
  const page = (query: Readonly<Record<string, unknown>>, index = 0) =>
    orderPage({ sort: latest, ...query }, index * 25)
  const cases: readonly (readonly [
    name: string,
    paths: readonly string[],
    limits: Omit<Case, 'name' | 'variants' | 'bare' | 'atOnce'>,
  ])[] = [
    ['orders, latest first', eight.map((index) => page({}, index)), budgets.list],
    [
      'orders by state',
      eight.map((index) =>
        page({ filter: { status: ['completed', 'placed', 'cancelled', 'processing'][index % 4] } }),
      ),
      budgets.list,
    ],
    ['orders to confirm', [page({ filter: views.toConfirm })], budgets.list],
    ['orders to pack', [page({ filter: views.toPack })], budgets.list],
    [
      'orders that are late',
      [page({ filter: { status: 'confirmed', dueAt: { lt: '$now' } } })],
      budgets.list,
    ],
    ['orders in transit', [page({ filter: views.inTransit })], budgets.list],
    [
      'search for an order by its number',
      some(8).map((n) => page({ filter: { q: orderNumberOf(n) } })),
      budgets.search,
    ],
    [
      'search for orders by telephone',
      some(8).map((n) => page({ filter: { q: phoneOf(n).slice(3) } })),
      budgets.search,
    ],
    ['search for orders by SKU', some(8).map((n) => page({ filter: { q: skuOf(n) } })), budgets.search],
    [
      'search for orders by name',
      eight.map((index) => page({ filter: { q: ['Meera Iyer', 'Asha Rao', 'Kavya', 'Menon'][index % 4] } })),
      budgets.search,
    ],
    ['orders of a telephone', some(8).map((n) => page({ filter: { phone: phoneOf(n) } })), budgets.list],
    ['open one order', some(64).map((n) => `${orders}/${orderIdOf(n)}`), budgets.one],
  ]
  const prepared: Case[] = []
  for (const [name, paths, limits] of cases)
    prepared.push(await reading(server, api, { name, paths, limits }))
  return prepared
}
