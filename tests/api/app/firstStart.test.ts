import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts, demoColleagues } from '../../../demo/accounts.ts'
import { hasDemoAccounts, hasNoAccounts } from '../../../server/auth/accounts.ts'
import type { Registry } from '../../../src/core/index.ts'
import { isStale } from '../../../start/build/buildFrontEnd.ts'
import { type FillDemo, firstStart } from '../../../start/firstStart.ts'
import { temporaryDirectory } from '../../support/database.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

describe('a first start', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ registry: shop as unknown as Registry, accounts: false })
  })
  afterAll(() => server?.close())

  const addBrand = () =>
    sql`INSERT INTO brand (id, name, slug) VALUES (gen_random_uuid(), 'Maison', 'maison')`.execute(
      server.context.database.db,
    )
  const brands = async () => (await sql`SELECT 1 FROM brand`.execute(server.context.database.db)).rows.length
  const accounts = async () => {
    const query = sql<{ email: string }>`SELECT email FROM _accounts ORDER BY email`
    return (await query.execute(server.context.database.db)).rows.map(({ email }) => email)
  }
  const told: string[] = []
  const fill: FillDemo = async (_context, progress) => {
    await addBrand()
    progress('one brand')
  }
  const broken: FillDemo = async (context, progress) => {
    await fill(context, progress)
    throw new Error('The power went out.')
  }
  const start = (how: FillDemo, settings = {}) =>
    firstStart({ ...server.context, settings: { ...server.context.settings, ...settings } }, how, (message) =>
      told.push(message),
    )

  it('fills nothing where none is asked for, nor where records are that the server did not write', async () => {
    await start(fill, { demo: 'none' })
    expect(await brands()).toBe(0)
    await addBrand()
    await start(fill)
    expect([await brands(), await hasNoAccounts(server.context.database)]).toEqual([1, true])
    await sql`DELETE FROM brand`.execute(server.context.database.db)
  })

  it('is refused before anything is filled, where other machines could come in', async () => {
    await expect(start(fill, { host: '0.0.0.0' })).rejects.toThrow('HOST is 0.0.0.0')
    expect(await brands()).toBe(0)
  })

  it('that broke off stays as it is where somebody has an account of their own by now', async () => {
    await expect(start(broken)).rejects.toThrow('The power went out.')
    const { db } = server.context.database
    await sql`UPDATE _accounts SET demo = false WHERE type = 'ADMIN'`.execute(db)
    await start(fill)
    expect([await brands(), told]).toEqual([1, ['one brand']])
    await sql`UPDATE _accounts SET demo = true`.execute(db)
    told.length = 0
  })

  it('that broke off begins again, and is done once, with each of its people once', async () => {
    await expect(start(broken)).rejects.toThrow('The power went out.')
    expect(await brands()).toBe(1)
    await start(fill)
    expect([await brands(), await hasDemoAccounts(server.context.database)]).toEqual([1, true])
    await start(fill)
    expect([await brands(), told]).toEqual([1, ['one brand', 'one brand']])
    expect(await accounts()).toEqual([...demoAccounts, ...demoColleagues].map(({ email }) => email).sort())
  })
})

describe('the built front end', () => {
  it('is stale when it is missing, or when anything it is made of is newer', () => {
    const root = temporaryDirectory()
    mkdirSync(join(root, 'src', 'views'), { recursive: true })
    mkdirSync(join(root, 'dist'))
    const source = join(root, 'src', 'views', 'List.tsx')
    writeFileSync(source, '')
    expect(isStale(root)).toBe(true)
    writeFileSync(join(root, 'dist', 'index.html'), '')
    const [before, after] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
    for (const path of [source, join(root, 'src', 'views'), join(root, 'src')])
      utimesSync(path, before, before)
    expect(isStale(root)).toBe(false)
    utimesSync(source, after, after)
    expect(isStale(root)).toBe(true)
    rmSync(root, { recursive: true })
  })
})
