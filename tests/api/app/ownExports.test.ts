import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgeExports, storeExport } from '../../../server/records/keptExports/storeExport.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
let clerk: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  clerk = await server.signIn('catalogue')
  for (const name of ['Ochre', 'Sage', 'Umber'])
    await clerk('/tags', { method: 'POST', body: { name, slug: name.toLowerCase() } })
}, 120_000)
afterAll(() => server?.close())

const exportsOf = async (call: Call): Promise<any[]> =>
  ((await (await call('/own-work')).json()) as any).exports
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
/** A file is noted as whole once all of it was taken. */
const whole = (call: Call, count: number) =>
  expect.poll(async () => (await exportsOf(call)).filter(({ endedAt }) => endedAt).length).toBe(count)

it('a file out of a list is kept for whoever took it, in both kinds, and for nobody else', async () => {
  const csv = await bytesOf(await clerk('/tags/export?fields=["name","slug"]'))
  await whole(clerk, 1)
  const xlsx = await bytesOf(await clerk('/tags/export?format=xlsx'))
  await whole(clerk, 2)
  const [second, first] = await exportsOf(clerk)
  expect(first).toMatchObject({ area: 'tag', format: 'csv', lines: 3, size: csv.length })
  expect(second).toMatchObject({ area: 'tag', format: 'xlsx', lines: 3, size: xlsx.length })
  expect(Date.parse(first.until) - Date.parse(first.at)).toBe(24 * 3_600_000)
  const again = await clerk(`/own-work/exports/${first.id}`)
  expect(again.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(again.headers.get('content-disposition')).toContain('tags.csv')
  expect(await bytesOf(again)).toEqual(csv)
  expect(await bytesOf(await clerk(`/own-work/exports/${second.id}`))).toEqual(xlsx)

  // Administrators see that it was taken, and cannot take it; others hear of nothing.
  expect((await exportsOf(admin)).find(({ id }) => id === first.id)).toMatchObject({
    actor: first.actor,
    until: null,
  })
  expect((await admin(`/own-work/exports/${first.id}`)).status).toBe(404)
  const support = await server.signIn('support')
  expect(await exportsOf(support)).toEqual([])
  expect((await support(`/own-work/exports/${first.id}`)).status).toBe(404)
  expect((await clerk('/own-work/exports/nothing')).status).toBe(404)
})

it('whoever may export no more has no file any more, and what is over a day old is gone', async () => {
  await bytesOf(await admin('/tags/export'))
  await expect.poll(async () => (await exportsOf(admin))[0]?.until).toEqual(expect.any(String))
  const [mine] = await exportsOf(admin)
  const { database } = server.context
  await sql`UPDATE "_exports" SET "at" = now() - interval '25 hours' WHERE "id" = ${mine.id}`.execute(
    database.db,
  )
  expect((await admin(`/own-work/exports/${mine.id}`)).status).toBe(404)
  await purgeExports(server.context)
  const pieces = await sql`SELECT 1 FROM "_export_pieces" WHERE "export" = ${mine.id}`.execute(database.db)
  expect(pieces.rows).toEqual([])
  expect((await exportsOf(admin)).find(({ id }) => id === mine.id)).toMatchObject({ lines: 3, until: null })
  await sql`UPDATE "_exports" SET "at" = now() - interval '31 days' WHERE "id" = ${mine.id}`.execute(
    database.db,
  )
  await purgeExports(server.context)
  expect((await exportsOf(admin)).map(({ id }) => id)).not.toContain(mine.id)

  // What somebody sees of an area no more, an older file does not show them either.
  const before = await exportsOf(clerk)
  const sight = before[0].id
  await sql`UPDATE "_exports" SET "sight" = replace("sight", '"name"', '"name","cost"') WHERE "id" = ${sight}`.execute(
    database.db,
  )
  expect((await exportsOf(clerk)).find(({ id }) => id === sight).until).toBeNull()
  expect((await clerk(`/own-work/exports/${sight}`)).status).toBe(404)

  await sql`
    UPDATE "_roles" SET "permissions" = (
      SELECT jsonb_agg(CASE WHEN e ->> 'key' = 'tag' THEN e - 'export' ELSE e END) FROM jsonb_array_elements("permissions") e)`.execute(
    database.db,
  )
  const less = await server.signIn('catalogue')
  expect((await less(`/own-work/exports/${before[0].id}`)).status).toBe(404)
  expect(await exportsOf(less)).toEqual([])
})

it('what is nobody’s is not kept, what is broken off neither, and of a long file no more than a piece is held', async () => {
  const { context } = server
  const area = context.registry.tag as never
  const { rows } = await sql<{ id: string }>`SELECT "id" FROM "_accounts" LIMIT 1`.execute(
    context.database.db,
  )
  const actor = { id: String(rows[0]?.id), name: 'Kim', type: 'ADMIN', permissions: {} } as const
  const session = { kept: '_sessions', hash: Buffer.alloc(1) } as const
  expect(await storeExport(context, actor, { ...session, kept: '_api_tokens' }, area, 'csv')).toBeUndefined()
  expect(await storeExport(context, { ...actor, viewedRole: 'r' }, session, area, 'csv')).toBeUndefined()
  const counted = async () =>
    (
      await sql<{ pieces: number }>`SELECT count(*)::int AS "pieces" FROM "_export_pieces"`.execute(
        context.database.db,
      )
    ).rows[0]?.pieces ?? 0
  const before = await counted()
  const keeping = await storeExport(context, actor, session, area, 'csv')
  for (let at = 0; at < 5; at++) await keeping?.add('x'.repeat(200 * 1024))
  expect(await counted()).toBe(before + 2)
  await keeping?.drop()
  expect(await counted()).toBe(before)
})
