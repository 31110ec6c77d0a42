import { afterAll, beforeAll } from 'vitest'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: any
}

/** A server with the content areas, and short ways to ask it; started and stopped with the file of tests. */
export function contentShop() {
  let server: TestServer
  let admin: Call
  beforeAll(async () => {
    server = await testServer()
    admin = await server.signIn('admin')
  }, 120_000)
  afterAll(() => server?.close())

  async function ask(what: string, body?: object, call: Call = admin): Promise<Answer> {
    const [method = 'GET', path = ''] = what.split(' ')
    return read(await call(path, { method, ...(body ? { body: body as Record<string, unknown> } : {}) }))
  }
  const made = async (what: string, body: object): Promise<any> => {
    const answer = await ask(what, body)
    if (answer.status > 201) throw new Error(`${what}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  const fresh = async (path: string, id: string) => (await ask(`GET /${path}/${id}`)).body
  return {
    ask,
    made,
    fresh,
    get server() {
      return server
    },
    create: (path: string, values: object) => made(`POST /${path}`, values),
    async update(path: string, id: string, values: object): Promise<Answer> {
      return ask(`PUT /${path}/${id}`, { ...values, version: (await fresh(path, id)).version })
    },
    async move(path: string, id: string, name: string, values: object = {}): Promise<Answer> {
      const { version } = await fresh(path, id)
      return ask(`POST /${path}/${id}/transitions/${name}`, { ...values, version })
    },
    /** Someone whose only role holds these entries. */
    async staff(name: string, permissions: object[]): Promise<Call> {
      const role = await made('POST /subadmin-roles', { name, permissions })
      const email = `${name}@shop.test`
      const { id } = await made('POST /subadmins', { firstName: name, email, roles: [role.id] })
      const { path } = await made(`POST /subadmins/${id}/operations/link`, {})
      const password = 'seven lamps on a pier'
      await made('POST /auth/invitation', { token: path.split('#')[1], password })
      return server.signIn(email, password)
    },
    /** What the store is answered, without a session. */
    async open(path: string, headers: Record<string, string> = {}): Promise<Answer> {
      return read(await server.call(path, { headers }))
    },
  }
}

async function read(answer: Response): Promise<Answer> {
  const text = await answer.text()
  const isJson = text.startsWith('{') || text.startsWith('[')
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined }
}
