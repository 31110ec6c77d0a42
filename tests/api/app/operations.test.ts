import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { job } from '../../../resources/settings/job/job.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import { loadOperations } from '../../../server/operations.ts'
import type { Registry } from '../../../src/core/index.ts'
import { temporaryDirectory } from '../../support/database.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { brand, shop } from '../../types/shop.ts'

const { operations } = defineOperations(brand, {
  named: {
    on: 'collection',
    reads: true,
    flag: 'view',
    summary: 'How a name would be greeted.',
    input: z.strictObject({ name: z.string().max(20) }),
    run: async ({ input, actor }) => ({ greeting: `${input.name}, ${actor.name}` }),
  },
  copy: {
    on: 'record',
    adds: true,
    flag: 'create',
    summary: 'A second brand like this one.',
    input: z.strictObject({ name: z.string() }),
    run: async ({ input, record, records }) =>
      records.create(brand, { name: input.name, active: record.active }),
  },
  rename: {
    on: 'record',
    flag: 'edit',
    summary: 'Another name.',
    input: z.strictObject({ name: z.string() }),
    run: async ({ input, record, records }) => records.update(brand, record.id, { name: input.name }),
  },
})

const { hooks } = defineHooks(brand, {
  jobs: {
    makeBrand: {
      every: 1,
      run: async ({ records, now }) => {
        await records.create(brand, { name: `made at ${now}` })
      },
    },
  },
})

let server: TestServer
let admin: Call
let support: Call
beforeAll(async () => {
  server = await testServer({
    registry: { ...shop, job } as unknown as Registry,
    context: { operations: { brand: operations }, hooks: { brand: hooks } },
  })
  admin = await server.signIn('admin')
  support = await server.signIn('support')
})
afterAll(() => server?.close())

const post = async (call: Call, path: string, body: Record<string, unknown>, headers = {}) => {
  const answer = await call(path, { method: 'POST', body, headers })
  return { status: answer.status, body: (await answer.json()) as any }
}
const make = async (name: string) => (await post(admin, '/brands', { name })).body

describe('an operation of an area', () => {
  it('answers what it returns', async () => {
    const { status, body } = await post(admin, '/brands/operations/named', { name: 'Ada' })
    expect([status, body.greeting]).toEqual([200, expect.stringMatching(/^Ada, /)])
  })

  it('refuses input that its schema does not know, by name', async () => {
    expect((await post(admin, '/brands/operations/named', { name: 1 })).status).toBe(422)
    const { status, body } = await post(admin, '/brands/operations/named', { name: 'Ada', loud: true })
    expect([status, body.code, body.message]).toEqual([400, 'unknown-field', expect.stringContaining('loud')])
  })

  it('refuses whoever lacks its flag, before it looks at the input', async () => {
    const { id } = await make('Guarded')
    expect((await post(support, `/brands/${id}/operations/copy`, { nothing: 1 })).status).toBe(403)
    expect((await server.call('/brands/operations/named', { method: 'POST', body: {} })).status).toBe(401)
  })

  it('of a record is given that record, writes with history, and is not repeated for the same key', async () => {
    const { id } = await make('First')
    const headers = { 'Idempotency-Key': 'copy-1' }
    const once = await post(admin, `/brands/${id}/operations/copy`, { name: 'Second' }, headers)
    const again = await post(admin, `/brands/${id}/operations/copy`, { name: 'Second' }, headers)
    expect(once.status).toBe(200)
    expect(again.body.id).toBe(once.body.id)
    const history = await (await admin(`/brands/${once.body.id}/history`)).json()
    expect(history).toMatchObject([{ action: 'create' }])
    expect((await post(admin, `/brands/${crypto.randomUUID()}/operations/copy`, { name: 'x' })).status).toBe(
      404,
    )
  })

  it('that is based on a version refuses another one, and none', async () => {
    const { id, version } = await make('Based')
    const path = `/brands/${id}/operations/rename`
    expect((await post(admin, path, { name: 'New', version: undefined })).status).toBe(400)
    expect((await post(admin, path, { name: 'New', version: version + 1 })).status).toBe(409)
    expect((await post(admin, path, { name: 'New', version })).body.name).toBe('New')
  })

  it('stands in the API document', async () => {
    const { paths } = (await (await server.call('/openapi.json')).json()) as any
    expect(paths['/brands/operations/named'].post.summary).toBe('How a name would be greeted.')
    expect(paths['/brands/{id}/operations/rename'].post.requestBody).toBeDefined()
  })

  it('needs a flag that the area has', async () => {
    const directory = temporaryDirectory()
    const { writeFileSync } = await import('node:fs')
    writeFileSync(
      `${directory}/brand.operations.ts`,
      `export default { resource: 'brand', operations: { x: { on: 'collection', flag: 'fly' } } }`,
    )
    await expect(loadOperations(shop as unknown as Registry, directory)).rejects.toThrow(
      "The operation 'x' of 'brand' needs the flag 'fly', which the area does not have.",
    )
  })
})

describe('timed work', () => {
  it('writes in the name of the product, for the time it is run for', async () => {
    await runTimedWork(server.context, new Date('2026-02-03T04:05:06Z'))
    const filter = encodeURIComponent(JSON.stringify({ q: 'made at' }))
    const found = (await (await admin(`/brands?filter=${filter}`)).json()) as { id: string; name: string }[]
    expect(found.map(({ name }) => name)).toEqual(['made at 2026-02-03T04:05:06.000Z'])
    const history = await (await admin(`/brands/${found[0]?.id}/history`)).json()
    expect(history).toMatchObject([{ actor: { name: 'Atelier' } }])
  })
})
