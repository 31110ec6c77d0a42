import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demandNoNewer, release, stampRelease } from '../../../server/release.ts'
import { readSettings } from '../../../server/settings.ts'
import { contextOf, prepare } from '../../../start/prepare.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server?.close())

const stamped = async () => {
  const { rows } = await sql<{ version: string }>`SELECT version FROM _release`.execute(
    server.context.database.db,
  )
  return rows.map(({ version }) => version)
}

describe('the release of a database', () => {
  it('is the one that brought it up to date', async () => {
    expect(await stamped()).toEqual([release])
  })

  it.each([
    ['0.9.0', '0.10.0', false],
    ['0.10.0', '0.9.9', true],
    ['1.0.0', '1.0.0', false],
    ['1.2.3', '1.2.2', true],
    ['2.0.0', '10.0.0', false],
  ])('%s opened by %s: refused is %s', async (known, own, isRefused) => {
    const { database } = server.context
    await stampRelease(database, known)
    const opening = demandNoNewer(database, own)
    if (isRefused)
      await expect(opening).rejects.toThrow(`brought up to release ${known}, and this is ${own}.`)
    else await opening
  })

  it('that is newer is refused before anything of it is changed, and stays as it is', async () => {
    const { database, settings, registry, log } = server.context
    await sql`UPDATE _release SET version = '99.0.0'`.execute(database.db)
    await sql`ALTER TABLE brand ADD COLUMN of_the_future text`.execute(database.db)
    await sql`ALTER TABLE brand ADD CONSTRAINT brand_of_the_future_check CHECK (of_the_future <> '')`.execute(
      database.db,
    )
    await expect(contextOf(database, settings, registry, log)).rejects.toThrow('Start 99.0.0 or a newer one')
    const { rows } =
      await sql`SELECT 1 FROM pg_constraint WHERE conname = 'brand_of_the_future_check'`.execute(database.db)
    expect([rows.length, await stamped()]).toEqual([1, ['99.0.0']])
  })
})

describe('a directory that takes no writes', () => {
  it.runIf(process.platform === 'linux')(
    'stops the start with a sentence that names the setting',
    async () => {
      const { registry, log } = server.context
      const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: '/sys/atelier' })
      await expect(prepare(settings, registry, log)).rejects.toThrow(
        /^Nothing can be written to \/sys\/atelier \(E\w+\)\. A directory of this user on a disk that takes writes was expected\. Set DATA_DIR/,
      )
    },
  )
})
