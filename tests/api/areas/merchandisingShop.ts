import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Registry } from '../../../src/core/index.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

/** An answer of the API; tests look into bodies of every shape. */
export interface Answer {
  readonly status: number
  readonly body: any
}

/** The product with its own areas and hooks, asked as the administrator. For use in a file of tests. */
export function merchandisingShop() {
  let server: TestServer
  let admin: Call
  let serial = 0
  beforeAll(async () => {
    const hooks = await partsOf('server', ({ hooks: part }) => part)
    const operations = await partsOf('operations', ({ operations: part }) => part)
    const registry = Object.fromEntries(areas.map((name) => [name, resources[name]])) as unknown as Registry
    server = await testServer({ registry, context: { hooks, operations } })
    admin = await server.signIn('admin')
  }, 120_000)
  afterAll(() => server?.close())

  async function ask(route: string, body?: Record<string, unknown>, as: Call = admin): Promise<Answer> {
    const [method = 'GET', path = ''] = route.split(' ')
    const answer = await as(path, { method, ...(body ? { body } : {}) })
    return { status: answer.status, body: await answer.json() }
  }

  /** Creates a record and answers it; anything but a success is a fault of the test. */
  async function create(path: string, values: Record<string, unknown>) {
    const { status, body } = await ask(`POST /${path}`, values)
    if (status !== 201) throw new Error(`${path} was refused: ${JSON.stringify(body)}`)
    return body
  }

  const shop = {
    get server() {
      return server
    },
    ask,
    create,
    read: async (path: string, id: string) => (await ask(`GET /${path}/${id}`)).body,
    list: async (path: string, filter: object) =>
      (await ask(`GET /${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body,
    update: async (path: string, record: { id: string }, values: Record<string, unknown>) => {
      const { version } = (await ask(`GET /${path}/${record.id}`)).body
      return ask(`PUT /${path}/${record.id}`, { ...values, version })
    },
    product: (values: Record<string, unknown> = {}) => {
      serial++
      return create('products', {
        name: `Piece ${serial}`,
        styleCode: `ST-${serial}`,
        slug: `piece-${serial}`,
        mrp: 100_000,
        salePrice: 80_000,
        ...values,
      })
    },
    category: (name: string, values: Record<string, unknown> = {}) =>
      create('categories', { name, ...values }),
  }
  return shop
}

/** The areas that merchandising is about, and those they refer to. */
const areas = [
  ...(['product', 'category', 'productCategory', 'collection', 'brand', 'tag', 'redirect'] as const),
  ...(['taxCategory', 'productOption', 'attributeSet', 'sizeChart'] as const),
  ...(['stockLocation', 'stockLevel', 'stockMovement', 'stockTransfer'] as const),
  // What few pieces are, is a setting.
  ...(['configSetting', 'job'] as const),
]

/** What the files `<area>.<suffix>.ts` of these areas export, by the name of the area. */
async function partsOf(suffix: string, part: (defined: any) => any): Promise<Record<string, any>> {
  const files = areas.flatMap((name) =>
    ['catalogue', 'shared', 'settings']
      .map((group) => join(import.meta.dirname, '../../../resources', group, name, `${name}.${suffix}.ts`))
      .filter((file) => existsSync(file))
      .map(async (file) => [name, part(((await import(file)) as { default: unknown }).default)] as const),
  )
  return Object.fromEntries(await Promise.all(files))
}
