import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { purgeAnswers } from '../../../server/records/repeatable.ts'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

describe('a request that may be repeated', () => {
  const server = useServer(areas)
  const { ask } = server
  const post = (key: string, body: object, as?: ReturnType<typeof staff>) =>
    ask('POST /brands', { body, headers: { 'idempotency-key': key }, ...(as ? { as } : {}) })

  const brands = async (name: string) =>
    (await ask('GET /brands', { query: { filter: { name } } })).body.length

  it('is done once, and answered each time as the first time', async () => {
    const first = await post('a-1', { name: 'Once' })
    const again = await post('a-1', { name: 'Once' })
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(again.headers.etag).toBe('"1"')
    await ask(`PUT /brands/${first.body.id}`, { body: { version: 1, name: 'Changed' } })
    expect((await post('a-1', { name: 'Once' })).body).toEqual(first.body)
    expect(await brands('Once')).toBe(0)
  })

  it('is done once when the repetitions come at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('p-1', { name: 'Parallel' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await brands('Parallel')).toBe(1)
  })

  it('is refused when its key comes with something else', async () => {
    await post('b-1', { name: 'First' })
    expect(await post('b-1', { name: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'repeated-key' },
    })
    expect(await brands('Second')).toBe(0)
  })

  it('belongs to the person who made it', async () => {
    const clerk = staff({ brand: ['view', 'create'] })
    await post('c-1', { name: 'Mine' })
    expect(await post('c-1', { name: 'Theirs' }, clerk)).toMatchObject({
      status: 201,
      body: { name: 'Theirs' },
    })
  })

  it('leaves its key free when it was refused', async () => {
    expect((await post('d-1', { name: '' })).status).toBe(422)
    expect((await post('d-1', { name: 'Corrected' })).status).toBe(201)
  })

  it('is forgotten after two days', async () => {
    await post('e-1', { name: 'Old' })
    await sql`UPDATE "_repeatable" SET "at" = now() - interval '3 days'`.execute(server.database.db)
    await post('e-2', { name: 'New' })
    await purgeAnswers(server.database.db)
    const { rows } = await sql<{
      key: string
    }>`SELECT "key" FROM "_repeatable" WHERE "actor_id" = 'owner'`.execute(server.database.db)
    expect(rows).toEqual([{ key: 'e-2' }])
  })

  it.each(['', ' ', 'x'.repeat(201), 'é'])('is refused with the key %j', async (key) => {
    expect(await post(key, { name: 'x' })).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })
})
