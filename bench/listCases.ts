import { resources } from '../resources/index.ts'
import { apiBase } from '../start/app.ts'
import type { Api } from './apiClient.ts'
import { fabrics, garments, idOf, styleCodeOf, tagOf } from './fillProducts.ts'
import type { ServerProcess, Statement } from './serverProcess.ts'

/** One thing to measure: calls to the API, and the statements that do the same without it, if any. */
export interface Case {
  readonly name: string
  readonly variants: readonly (() => Promise<unknown>)[]
  readonly bare: readonly (readonly Statement[])[]
  readonly atOnce: number
  /** Budgets: milliseconds, times the bare statements, and milliseconds of processor time. */
  readonly p95?: number | undefined
  readonly ratio?: number | undefined
  readonly processor?: number | undefined
}

type Budgets = Pick<Case, 'p95' | 'ratio' | 'processor'>

/** The budgets of an engine (docs/architecture.md); ratios are promised on PostgreSQL. */
const budgets = {
  postgres: {
    list: { p95: 15, ratio: 2, processor: 0.25 },
    crowd: { ratio: 1.4 },
    search: { p95: 60 },
    deep: { p95: 150 },
    one: { ratio: 3 },
  },
  embedded: { list: { p95: 50, processor: 3 }, crowd: {}, search: { p95: 150 }, deep: {}, one: {} },
} satisfies Record<string, Record<string, Budgets>>

/** Where the products are. */
export const products = `${apiBase}/products`

/** The address of a page of 25 products, with the columns that the list shows. */
export function pageOf(query: Readonly<Record<string, unknown>>, from = 0, count = 25): string {
  const asked = { range: [from, from + count - 1], fields: resources.product.list.columns, ...query }
  const parameters = Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)])
  return `${products}?${new URLSearchParams(parameters)}`
}

/** All cases over `rows` products, prepared: every call was made, and its statements are known. */
export async function listCases(
  server: ServerProcess,
  api: Api,
  rows: number,
  engine: keyof typeof budgets,
): Promise<Case[]> {
  const { list, crowd, search, deep, one } = budgets[engine]
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * rows) / count))
  const eight = Array.from({ length: 8 }, (_, index) => index)
  const byName = eight.map((index) => pageOf({ sort: ['name', 'ASC'] }, index * 25))
  const latest = ['updatedAt', 'DESC']
  const read = (name: string, paths: readonly string[], limits: Budgets, more: Partial<Reading> = {}) =>
    reading(server, api, { name, paths, limits, ...more })
  return [
    // The floor: everything around a request, and nothing in it.
    { name: 'empty answer', variants: [() => api('GET', '/health')], bare: [], atOnce: 1 },
    await read('list sorted by name', byName, list),
    await read(
      'list sorted by name, compressed',
      byName,
      {},
      { headers: { 'Accept-Encoding': 'gzip, deflate, br' } },
    ),
    await read('list sorted by name, 32 at once', byName, crowd, { atOnce: 32 }),
    await read(
      'list of a brand, latest first',
      eight.map((index) => pageOf({ filter: { brand: idOf(1, index * 30) }, sort: latest })),
      list,
    ),
    await read(
      'search for a rare word',
      some(8).map((n) => pageOf({ filter: { q: styleCodeOf(n) }, sort: latest })),
      search,
    ),
    await read(
      'search for a common word',
      eight.map((index) => pageOf({ filter: { q: garments[index] }, sort: latest })),
      search,
    ),
    await read(
      'search for two words',
      eight.map((index) => pageOf({ filter: { q: `${fabrics[index]} ${garments[index]}` }, sort: latest })),
      search,
    ),
    await read(
      'search for a tag',
      eight.map((index) => pageOf({ filter: { q: tagOf(index * 50) }, sort: latest })),
      search,
    ),
    await read(
      'search for a tag and a word',
      eight.map((index) =>
        pageOf({ filter: { q: `${garments[index]} ${tagOf(index * 50)}` }, sort: latest }),
      ),
      search,
    ),
    await read(
      'page at half the table',
      eight.map((index) => pageOf({ sort: latest }, Math.floor(rows / 2) + index * 25)),
      deep,
    ),
    await read(
      'get one',
      some(64).map((n) => `${products}/${idOf(3, n)}`),
      one,
    ),
    await update(
      api,
      some(64).map((n) => idOf(3, n)),
      one,
    ),
  ]
}

/** What is read, how it is asked for, and what it may cost. */
export interface Reading {
  readonly name: string
  readonly paths: readonly string[]
  readonly limits: Budgets
  readonly headers?: Record<string, string>
  readonly atOnce?: number
}

/** A case of reading: its calls are made once, and their statements are its bare ones. */
export async function reading(
  server: ServerProcess,
  api: Api,
  { name, paths, limits, headers, atOnce = 1 }: Reading,
): Promise<Case> {
  const variants = paths.map((path) => () => api('GET', path, undefined, headers))
  const bare: Statement[][] = []
  for (const variant of variants) {
    // The first time a total may be estimated, which is then remembered.
    await variant()
    bare.push((await server.statementsOf(variant)).filter(({ text }) => !text.includes('_sessions')))
  }
  return { name, variants, bare, atOnce, ...limits }
}

/** Changes one field, with version and history; bare, the least that does so in one transaction. */
async function update(api: Api, ids: readonly string[], limits: Budgets): Promise<Case> {
  const versions = new Map<string, number>()
  for (const id of ids) versions.set(id, versionIn(await api('GET', `${products}/${id}`)))
  let weight = 1
  const variants = ids.map((id) => async () => {
    weight = (weight % 10_000) + 1
    const body = { weight, version: versions.get(id) }
    versions.set(id, versionIn(await api('PUT', `${products}/${id}`, body)))
  })
  const bare = ids.map((id) => [
    { text: 'BEGIN', values: [] },
    {
      text: `UPDATE product SET weight = $2, updated_at = now() WHERE id = $1 AND version > 0
        RETURNING (SELECT row_to_json(r) FROM (SELECT product.*) r)`,
      values: [id, 77],
    },
    {
      text: `INSERT INTO _history (id, resource, record_id, version, at, actor_id, actor_name, action, changes, request_id)
        VALUES (gen_random_uuid(), 'bench', $1, 1, now(), '', '', 'update', '[{"field":"weight","before":1,"after":77}]', '')`,
      values: [id],
    },
    { text: 'COMMIT', values: [] },
  ])
  return { name: 'update one', variants, bare, atOnce: 1, ...limits }
}

const versionIn = ({ body }: { body: string }) => (JSON.parse(body) as { version: number }).version
