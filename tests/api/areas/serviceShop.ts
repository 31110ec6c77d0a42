import { type Call, type TestServer, type TestServerOptions, testServer } from '../../support/server.ts'

export interface Answer {
  readonly status: number
  readonly body: any
  readonly text: string
}

export type Ask = (method: string, path: string, body?: object, call?: Call) => Promise<Answer>

/** A server with what tests of customers, messages and ratings need: a caller that may do all, and staff who see part of what there is. */
export interface ServiceShop {
  readonly server: TestServer
  readonly ask: Ask
  /** A member of staff with exactly these permissions. */
  staff(name: string, permissions: readonly object[]): Promise<{ call: Call; id: string }>
  /** A customer, active unless the values say otherwise. */
  customer(values?: object): Promise<any>
  product(): Promise<string>
}

/** Starts the server of a file of tests; the test closes it. */
export async function serviceShop(options: TestServerOptions = {}): Promise<ServiceShop> {
  const server = await testServer(options)
  const admin = await server.signIn('admin')
  let number = 0
  const ask: Ask = async (method, path, body, call = admin) => {
    const answer = await call(path, { method, ...(body ? { body: body as Record<string, unknown> } : {}) })
    const text = await answer.text()
    return {
      status: answer.status,
      text,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined,
    }
  }
  const made = async (path: string, values: object) => {
    const { status, body, text } = await ask('POST', path, values)
    if (status !== 201) throw new Error(`${path}: ${status} ${text}`)
    return body
  }
  return {
    server,
    ask,
    async staff(name, permissions) {
      const role = await made('/subadmin-roles', { name, permissions })
      const email = `${name}@shop.test`
      const { id } = await made('/subadmins', { firstName: name, email, roles: [role.id] })
      const link = await ask('POST', `/subadmins/${id}/operations/link`, {})
      const password = 'seven lamps on a pier'
      await ask('POST', '/auth/invitation', { token: link.body.path.split('#')[1], password })
      return { call: await server.signIn(email, password), id }
    },
    async customer(values = {}) {
      number++
      const phone = `+9198765${String(43_000 + number).padStart(5, '0')}`
      const record = await made('/customers', {
        firstName: 'Asha',
        phone,
        email: `c${number}@example.com`,
        ...values,
      })
      return (await ask('POST', `/customers/${record.id}/transitions/activate`, { version: record.version }))
        .body
    },
    async product() {
      number++
      return (await made('/products', { name: `Kurta ${number}`, mrp: 1000, salePrice: 900 })).id
    },
  }
}
