import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demandReason, type GivenReason } from '../../../resources/shared/reason/server/demandReason.ts'
import { ensureReasons } from '../../../resources/shared/reason/server/ensureReasons.ts'
import { reasonId } from '../../../resources/shared/reason/server/reasonId.ts'
import { seedReasons } from '../../../resources/shared/reason/server/seedReasons.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call

beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  await ensureReasons(server.context)
}, 60_000)
afterAll(() => server.close())

const db = () => server.context.database.db

async function ask(method: string, path: string, body?: Record<string, unknown>) {
  const answer = await admin(path, { method, ...(body ? { body } : {}) })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : undefined }
}

const count = async () => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS "count" FROM "reason"`.execute(
    db(),
  )
  return rows[0]?.count
}

describe('the reasons of a shop', () => {
  it('begin with those of the product, in four languages and in the order they are offered', async () => {
    expect(await count()).toBe(Object.values(seedReasons).flat().length)
    const id = await reasonId(db(), 'return', 'defective')
    const { body } = await ask('GET', `/reasons/${id}`)
    expect(body).toMatchObject({ name: 'Defective', requiresPhoto: true, builtIn: true, active: true })
    expect(Object.keys(body.translations).sort()).toEqual(['fr', 'ja', 'zh'])
  })

  it('keep what people changed of them at the next start, and gain only what is missing', async () => {
    const id = await reasonId(db(), 'cancel', 'fraud')
    const { body } = await ask('GET', `/reasons/${id}`)
    const fixed = { version: body.version, code: 'other-code', domain: 'return' }
    expect(await ask('PUT', `/reasons/${id}`, fixed)).toMatchObject({
      status: 422,
      body: { errors: { code: expect.any(String), domain: expect.any(String) } },
    })
    const changed = await ask('PUT', `/reasons/${id}`, {
      version: body.version,
      name: 'Fraud',
      active: false,
      code: 'fraud',
    })
    expect(changed.body).toMatchObject({ name: 'Fraud', code: 'fraud' })
    const before = await count()
    await ensureReasons(server.context)
    expect(await count()).toBe(before)
    expect((await ask('GET', `/reasons/${id}`)).body).toMatchObject({ name: 'Fraud', active: false })
  })

  it('of the product are never deleted; others are while nothing names them', async () => {
    const builtIn = await reasonId(db(), 'cancel', 'other')
    const one = (await ask('GET', `/reasons/${builtIn}`)).body
    expect((await ask('DELETE', `/reasons/${builtIn}?version=${one.version}`)).status).toBe(409)
    const own = await ask('POST', '/reasons', { domain: 'cancel', name: 'Gift was bought twice' })
    expect(own.body).toMatchObject({ code: 'gift-was-bought-twice', builtIn: false })
    expect((await ask('DELETE', `/reasons/${own.body.id}?version=1`)).status).toBeLessThan(300)
  })

  it('have a code that is unique among those of their kind alone', async () => {
    const twice = await ask('POST', '/reasons', { domain: 'hold', name: 'Other again', code: 'other' })
    expect(twice.status).toBe(409)
    const elsewhere = await ask('POST', '/reasons', { domain: 'hold', name: 'Odd', code: 'defective' })
    expect(elsewhere.status).toBe(201)
  })

  it('are refused where they are of another kind, archived, or come without the note they ask for', async () => {
    const id = (await reasonId(db(), 'reject', 'other')) as string
    interface Asked {
      readonly reason: string
      readonly note: string
    }
    const demanded = (given: Omit<GivenReason<Asked>, 'path' | 'notePath'>) =>
      demandReason<Asked>(db(), { ...given, path: 'reason', notePath: 'note' })
    const refused = async (given: Parameters<typeof demanded>[0]) => {
      const error = await demanded(given).catch((thrown) => thrown)
      return error.problems?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
    }
    expect(await refused({ id, domain: 'cancel', note: 'x' })).toEqual(['reason unknown-reason'])
    expect(await refused({ id, domain: 'reject', note: '  ' })).toEqual(['note required'])
    const archived = (await reasonId(db(), 'cancel', 'fraud')) as string
    expect(await refused({ id: archived, domain: 'cancel', note: 'x' })).toEqual(['reason unknown-reason'])
    expect(await demanded({ id, domain: 'reject', note: 'Why' })).toMatchObject({ code: 'other' })
  })
})
