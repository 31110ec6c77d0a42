import { afterAll, beforeAll, expect } from 'vitest'
import { addStaff } from '../../e2e/support/shop.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

interface Answered {
  readonly status: number
  // Tests look into answers of every shape.
  readonly body: any
}

/** A server for a suite about products, and how its tests make, change and read them; as the administrator where nobody is named. */
export function productShop() {
  let server: TestServer
  let admin: Call

  beforeAll(async () => {
    server = await testServer()
    admin = await server.signIn('admin')
  }, 120_000)
  afterAll(() => server?.close())

  async function ask(call: Call, route: string, body?: Record<string, unknown>): Promise<Answered> {
    const [method = 'GET', path = '/'] = route.split(' ')
    const answer = await call(path, { method, ...(body === undefined ? {} : { body }) })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }

  /** The last number that `good` gave to a product; a suite that numbers its own goes on from there. */
  const numbered = { count: 0 }

  /** A product that is good as it is; `values` on top. */
  function good(values: Record<string, unknown> = {}) {
    numbered.count += 1
    return {
      name: `Linen Kurta ${numbered.count}`,
      styleCode: `LK-${numbered.count}`,
      mrp: 199_900,
      salePrice: 149_900,
      variants: [
        { sku: `LK-${numbered.count}-IVR-S`, colour: 'Ivory', size: 'S', mrp: 199_900, salePrice: 149_900 },
        { sku: `LK-${numbered.count}-IVR-M`, colour: 'Ivory', size: 'M', mrp: 199_900, salePrice: 149_900 },
      ],
      ...values,
    }
  }

  async function create(values: Record<string, unknown> = {}, call: Call = admin) {
    const { status, body } = await ask(call, 'POST /products', good(values))
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  const update = (
    record: { id: string; version: number },
    values: Record<string, unknown>,
    call: Call = admin,
  ) => ask(call, `PUT /products/${record.id}`, { ...values, version: record.version })

  const statusOf = async (id: string) => (await ask(admin, `GET /products/${id}`)).body.status

  async function picture(): Promise<string> {
    const { default: sharp } = await import('sharp')
    const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a5' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'front.png')
    const answer = await admin('/files', { method: 'POST', body: form })
    const body = (await answer.json()) as { file?: string; id?: string }
    return String(body.file ?? body.id)
  }

  /** Calls of someone who holds these flags of products and nothing else. */
  async function staff(name: string, flags: readonly string[]): Promise<Call> {
    const entry = { key: 'product', ...Object.fromEntries(flags.map((flag) => [flag, true])) }
    return server.signIn(await addStaff(server, name, [entry]))
  }

  return {
    get server() {
      return server
    },
    /** A call of the administrator, who has signed in by the time it is made. */
    admin: ((...parameters) => admin(...parameters)) as Call,
    numbered,
    ask,
    good,
    create,
    update,
    statusOf,
    picture,
    staff,
  }
}
