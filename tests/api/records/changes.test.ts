import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notification } from '../../../resources/messages/notification/notification.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { systemActor } from '../../../server/systemActor.ts'
import { type TestDatabase, temporaryDirectory, testDatabase } from '../../support/database.ts'
import { preparedProduct } from '../../support/preparedProduct.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { testServerUrl } from '../../support/testServerUrl.ts'

interface Told {
  readonly event: string
  readonly id: string
  readonly data: string
}

let database: TestDatabase
let first: TestServer
let second: TestServer
beforeAll(async () => {
  database = await testDatabase({ template: preparedProduct })
  first = await testServer({ database })
  second = await testServer({ database: await sameAgain(), accounts: false })
}, 120_000)
afterAll(async () => {
  await second?.close()
  if (second && second.context.database !== database) await second.context.database.close()
  await first?.close()
  await database?.close()
})

/** The database as another process has it: over connections of its own. Nobody else can open an embedded one. */
async function sameAgain(): Promise<TestDatabase> {
  if (database.kind === 'embedded') return database
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(database.db)
  return (await openDatabase({
    dataDir: temporaryDirectory(),
    databaseUrl: testServerUrl(rows[0]?.name ?? ''),
  })) as TestDatabase
}

/** Follows the changes like a browser does. `next` waits for the next message that says something, `drop` breaks the connection. */
async function follow(call: Call, position?: string) {
  const broken = new AbortController()
  const answer = await call('/changes', {
    signal: broken.signal,
    ...(position === undefined ? {} : { headers: { 'Last-Event-ID': position } }),
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const reader = (answer.body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader()
  let rest = ''
  return {
    answer,
    async next(): Promise<Told | undefined> {
      for (;;) {
        const end = rest.indexOf('\n\n')
        if (end < 0) {
          const { value, done } = await reader.read()
          if (done) return undefined
          rest += value
          continue
        }
        const lines = new Map(
          rest
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(': ', 2) as [string, string]),
        )
        rest = rest.slice(end + 2)
        const event = lines.get('event')
        if (event) return { event, id: lines.get('id') ?? '', data: lines.get('data') ?? '' }
      }
    },
    drop: () => broken.abort(),
  }
}

const changesIn = (told: Told | undefined) =>
  JSON.parse(told?.data ?? '[]') as { resource: string; id: string; kind: string }[]

const create = async (call: Call, path: string, body: Record<string, unknown>) => {
  const answer = await call(path, { method: 'POST', body })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as { id: string; version: number }
}

let count = 0
const newTag = (call: Call) => create(call, '/tags', { name: `Heard ${++count}` })

const newEvent = (call: Call, more: Record<string, unknown> = {}) =>
  create(call, '/calendar-events', {
    title: 'Nobody else knows',
    startsAt: '2027-03-04T10:00:00.000Z',
    endsAt: '2027-03-04T11:00:00.000Z',
    ...more,
  })

describe('the stream of changes', () => {
  it('tells of what another process writes: which record, and nothing of what is in it', async () => {
    const admin = await first.signIn('admin')
    const other = await second.signIn('admin')
    const stream = await follow(admin)
    expect(await stream.next()).toMatchObject({ event: 'ready', data: '' })
    const { id, version } = await newTag(other)
    const told = await stream.next()
    expect(told?.event).toBe('changes')
    expect(changesIn(told)).toEqual([{ resource: 'tag', id, kind: 'create' }])
    await other(`/tags/${id}`, { method: 'PUT', body: { version, name: 'Heard of again' } })
    expect(changesIn(await stream.next())).toEqual([{ resource: 'tag', id, kind: 'update' }])
    await other(`/tags/${id}?version=${version + 1}`, { method: 'DELETE' })
    expect(changesIn(await stream.next())).toEqual([{ resource: 'tag', id, kind: 'delete' }])
    stream.drop()
  })

  it.each([
    ['a list was read', '/tags?range=[0,9]'],
    ['one was asked for, as a page begins', '/auth/session'],
  ])('begins where %s, so that nobody reads again to be sure', async (_, path) => {
    const admin = await first.signIn('admin')
    const { id } = await newTag(admin)
    const answer = await admin(path)
    const stream = await follow(admin, answer.headers.get('X-Changes-Position') ?? '')
    const later = await newTag(await second.signIn('admin'))
    const heard = changesIn(await stream.next()).map((change) => change.id)
    expect(heard).toContain(later.id)
    expect(heard).not.toContain(id)
    stream.drop()
  })

  it('goes on where a connection was lost, at either server, and misses nothing that was begun before and committed after', async () => {
    const admin = await first.signIn('admin')
    const stream = await follow(admin)
    const { id: position = '' } = (await stream.next()) ?? {}
    stream.drop()
    const missed = [await newTag(admin), await newTag(admin)].map(({ id }) => id)
    const again = await follow(await second.signIn('admin'), position)
    const told = await again.next()
    expect(changesIn(told).map(({ id }) => id)).toEqual(missed)
    again.drop()
    const { id } = await newTag(admin)
    const third = await follow(admin, told?.id)
    expect(changesIn(await third.next()).map((change) => change.id)).toEqual([id])
    third.drop()
  })

  it.runIf(process.env.TEST_DATABASE_URL)(
    'is not held up by a long transaction, and tells of it once it is over',
    async () => {
      const admin = await first.signIn('admin')
      const stream = await follow(admin)
      await stream.next()
      const late = await newTag(admin)
      expect(changesIn(await stream.next())).toHaveLength(1)
      const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const long = database.transaction(async (tx) => {
        await sql`
        INSERT INTO "_history" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "tx")
        VALUES (gen_random_uuid(), 'tag', ${late.id}, 9, now(), 'x', 'x', 'update', '[]', 'x', pg_current_xact_id())
        RETURNING pg_notify('atelier_changes', '')`.execute(tx)
        begun.resolve()
        await go.promise
      })
      await begun.promise
      const quick = await newTag(admin)
      const told = await stream.next()
      expect(changesIn(told).map(({ id }) => id)).toEqual([quick.id])
      go.resolve()
      await long
      expect(changesIn(await stream.next()).map(({ id }) => id)).toEqual([late.id])
      stream.drop()
    },
  )

  it('tells each reader of areas they may view alone', async () => {
    const [admin, orders] = [await first.signIn('admin'), await first.signIn('orders')]
    const stream = await follow(orders)
    await stream.next()
    await create(admin, '/subadmin-roles', { name: 'Not theirs to see', permissions: [] })
    const heard = await newEvent(orders)
    expect(changesIn(await stream.next())).toEqual([
      { resource: 'calendarEvent', id: heard.id, kind: 'create' },
    ])
    stream.drop()
  })

  it('tells whoever a message is for of it, whatever their rights, and of nobody else’s', async () => {
    const catalogue = await first.signIn('catalogue')
    expect((await catalogue('/notifications')).status).toBe(403)
    const { rows } = await sql<{ id: string }>`
      SELECT a."id" FROM "_accounts" a WHERE a."email" LIKE 'catalogue@%'`.execute(database.db)
    const stream = await follow(catalogue)
    await stream.next()
    const told = (recipientId: string) =>
      inTransaction(second.context, { actor: systemActor, requestId: 'test' }, async ({ records }) => {
        const { id } = await records.create(notification, { subject: 'Told', channel: 'inApp', recipientId })
        return { resource: 'notification', id, kind: 'create' }
      })
    const [others, theirs] = [await told('somebody else'), await told(rows[0]?.id ?? '')]
    const heard = changesIn(await stream.next())
    expect(heard).toContainEqual(theirs)
    expect(heard).not.toContainEqual(others)
    stream.drop()
  })

  it('tells the members of a conversation how far others have read, which no history notes, and nobody else', async () => {
    const [admin, orders, support] = await Promise.all(
      ['admin', 'orders', 'support'].map((name) => first.signIn(name)),
    )
    if (!admin || !orders || !support) throw new Error('Three people were expected.')
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM sub_admin WHERE email LIKE 'support@%'`.execute(database.db)
    const other = rows[0]?.id
    const { id } = await create(orders, '/conversations', { members: [other] })
    const [theirs, outside] = [await follow(orders), await follow(admin)]
    const position = (await theirs.next())?.id
    await outside.next()
    const asRead = () => support(`/conversations/${id}/operations/read`, { method: 'POST', body: {} })
    for (const _ of [1, 2]) {
      expect((await asRead()).status).toBe(200)
      expect(changesIn(await theirs.next())).toEqual([{ resource: 'conversation', id, kind: 'update' }])
    }
    const tag = await newTag(admin)
    expect(changesIn(await outside.next()).map((change) => change.id)).toEqual([tag.id])
    const again = await follow(orders, position)
    expect(changesIn(await again.next())).toContainEqual({ resource: 'conversation', id, kind: 'update' })
    for (const stream of [theirs, outside, again]) stream.drop()
  })

  it('tells nobody of what is somebody’s own, of its deletion neither, and who loses sight of it of that', async () => {
    const [admin, orders] = [await first.signIn('admin'), await first.signIn('orders')]
    const [mine, theirs] = [await follow(admin), await follow(orders)]
    await Promise.all([mine.next(), theirs.next()])
    const hidden = await newEvent(orders)
    const gone = await newEvent(orders)
    await orders(`/calendar-events/${gone.id}?version=1`, { method: 'DELETE' })
    const shared = await newEvent(orders, { shared: true })
    const seen: string[] = []
    while (!seen.includes(shared.id)) seen.push(...changesIn(await mine.next()).map(({ id }) => id))
    expect(seen).toEqual([shared.id])
    const kinds: string[] = []
    while (!kinds.includes(`create ${shared.id}`))
      kinds.push(...changesIn(await theirs.next()).map(({ kind, id }) => `${kind} ${id}`))
    expect(kinds).toEqual([
      `create ${hidden.id}`,
      `create ${gone.id}`,
      `delete ${gone.id}`,
      `create ${shared.id}`,
    ])
    await orders(`/calendar-events/${shared.id}`, { method: 'PUT', body: { version: 1, shared: false } })
    expect(changesIn(await mine.next())).toEqual([
      { resource: 'calendarEvent', id: shared.id, kind: 'update' },
    ])
    await orders(`/calendar-events/${shared.id}?version=2`, { method: 'DELETE' })
    const { id } = await newTag(admin)
    expect(changesIn(await mine.next()).map((change) => change.id)).toEqual([id])
    mine.drop()
    theirs.drop()
  })

  it('says that everything is to be read anew after a position that is none, or of another database', async () => {
    const admin = await first.signIn('admin')
    for (const position of ['nonsense', '5:3:9', '99999999999999999999:1:', '900000000:900000000:']) {
      const stream = await follow(admin, position)
      const told = await stream.next()
      expect(told?.event, position).toBe('reset')
      const { id } = await newTag(admin)
      expect(changesIn(await stream.next()).map((change) => change.id)).toEqual([id])
      stream.drop()
    }
  })

  it('ends with the session, before it tells of anything more', async () => {
    const [admin, orders] = [await first.signIn('admin'), await first.signIn('orders')]
    const stream = await follow(orders)
    await stream.next()
    await orders('/auth/logout', { method: 'POST' })
    await newEvent(admin, { shared: true })
    expect(await stream.next()).toBeUndefined()
  })

  it('is open twenty times for one person, and free again once they let go', async () => {
    const admin = await first.signIn('admin')
    const streams = await Promise.all(Array.from({ length: 20 }, () => follow(admin)))
    const refused = await admin('/changes')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('30')
    for (const stream of streams) stream.drop()
    await expect
      .poll(async () => {
        const answer = await admin('/changes')
        await answer.body?.cancel()
        return answer.status
      })
      .toBe(200)
  })

  it('holds nobody up who closes the server', async () => {
    const server = await testServer({ database, accounts: false })
    const stream = await follow(await server.signIn('admin'))
    await stream.next()
    const began = Date.now()
    const ended = stream.next()
    await server.close()
    expect(Date.now() - began).toBeLessThan(3000)
    expect(await ended).toBeUndefined()
  })

  it('is for nobody who is not signed in', async () => {
    expect((await first.call('/changes')).status).toBe(401)
  })
})

describe('who else is at a record', () => {
  const at = (call: Call, area: string, id: string, doing = 'looking', tab = 'one') =>
    call('/presence', { method: 'POST', body: { area, id, tab, doing } })
  const there = async (...asked: Parameters<typeof at>) =>
    ((await (await at(...asked)).json()) as { name: string; doing: string }[]).map(({ name, doing }) => [
      name,
      doing,
    ])

  it('is told at every process, to those who are there; several tabs are one person, and whoever leaves is gone', async () => {
    const admin = await first.signIn('admin')
    const clerk = await second.signIn('catalogue')
    const tag = await newTag(admin)
    const stream = await follow(admin)
    await stream.next()
    expect(await there(admin, 'tag', tag.id)).toEqual([])
    expect((await at(clerk, 'tag', tag.id)).status).toBe(200)
    const place = [{ resource: 'tag', id: tag.id }]
    // One's own coming is told as well where it is heard late; what counts is who is there then.
    const told = await stream.next()
    expect([told?.event, JSON.parse(told?.data ?? '')]).toEqual(['presence', place])
    await expect.poll(() => there(admin, 'tag', tag.id)).toEqual([['Camille Laurent', 'looking']])
    await at(clerk, 'tag', tag.id, 'editing', 'two')
    await expect.poll(() => there(admin, 'tag', tag.id)).toEqual([['Camille Laurent', 'editing']])
    await at(clerk, 'tag', tag.id, 'gone', 'two')
    await expect.poll(() => there(admin, 'tag', tag.id)).toEqual([['Camille Laurent', 'looking']])
    await at(clerk, 'tag', tag.id, 'gone')
    await expect.poll(() => there(admin, 'tag', tag.id)).toEqual([])
    stream.drop()
    const history = await (await admin(`/tags/${tag.id}/history`)).json()
    expect(history).toHaveLength(1)
  })

  it('is told to nobody who may not see the record', async () => {
    const admin = await first.signIn('admin')
    const clerk = await first.signIn('catalogue')
    const own = await newEvent(admin)
    expect((await at(admin, 'calendarEvent', own.id)).status).toBe(200)
    expect(await there(clerk, 'calendarEvent', own.id)).toEqual([])
    expect(await there(admin, 'calendarEvent', own.id)).toEqual([])
    expect(await there(admin, 'tag', '01932b1c-7a80-7000-8000-00000000dead')).toEqual([])
    expect((await at(admin, 'nothing', own.id)).status).toBe(404)
    expect((await at(admin, 'toString', own.id)).status).toBe(404)
    expect((await at(admin, 'tag', own.id, 'watching')).status).toBe(422)
  })
})
