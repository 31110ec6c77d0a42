import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { packTar } from 'modern-tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts } from '../../demo/accounts.ts'
import { resources } from '../../resources/index.ts'
import { readSecret, storeSecret } from '../../resources/shared/settings/server/secrets.ts'
import { type Manifest, readArchive, verifyArchive, writeArchive } from '../../server/backup/archive.ts'
import { backup } from '../../server/backup/backup.ts'
import { openSource } from '../../server/backup/openSource.ts'
import { restore } from '../../server/backup/restore.ts'
import type { Context } from '../../server/context.ts'
import { fileStoreOf } from '../../server/files/fileStoreOf.ts'
import { makeLog } from '../../server/log.ts'
import { readSettings, type ServerSettings } from '../../server/settings.ts'
import type { Registry } from '../../src/core/index.ts'
import { contextOf, prepare } from '../../start/prepare.ts'
import { temporaryDirectory, testableEngines, testDatabase } from '../support/database.ts'
import { demoShop } from '../support/preparedProduct.ts'
import { testKey } from '../support/testKey.ts'

const directories: string[] = []
const newDirectory = () => {
  const directory = temporaryDirectory()
  directories.push(directory)
  return directory
}
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

const settingsIn = (dataDir: string, key?: string): ServerSettings =>
  readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, SECRET_KEY: key })

const registry = resources as unknown as Registry

/** A shop with a file and a secret, over a database of an engine. */
async function shopOn(database: Context['database'], settings: ServerSettings): Promise<Context> {
  const context = await contextOf(database, settings, registry, makeLog(settings))
  await storeSecret(database.db, settings, 'gateway', 'a word that only the key opens')
  await context.files.put('0198-ab/master.webp', Buffer.from('a picture'), 'image/webp')
  return context
}

describe.each(testableEngines)('a backup of the %s engine', (engine) => {
  const archive = join(newDirectory(), 'shop.tar.gz')
  let manifest: Manifest
  beforeAll(async () => {
    await using database = await testDatabase({ engine, template: demoShop })
    const settings = settingsIn(newDirectory(), testKey)
    const context = await shopOn(database, settings)
    const source = { database, files: context.files, settings }
    const writing = sql`UPDATE brand SET position = position + 1`.execute(database.db)
    ;[manifest] = await Promise.all([backup(archive, source), writing])
  }, 180_000)

  it.each(testableEngines)(
    'comes back on the %s engine as it was, byte for byte',
    async (other) => {
      await using database = await testDatabase({ engine: other })
      const settings = settingsIn(newDirectory())
      const files = fileStoreOf(settings)
      await restore(archive, { database, files, settings })
      const again = await backup(join(newDirectory(), 'again.tar.gz'), { database, files, settings })
      expect(again.tables).toEqual(manifest.tables)
      expect(again.sums).toEqual(manifest.sums)
      expect(manifest.tables.find(({ name }) => name === 'order')?.rows).toBeGreaterThan(50)
      // A server goes on with it: nothing is left to migrate, and its secrets open.
      const context = await contextOf(database, settings, registry, makeLog(settings))
      expect(await readSecret(database.db, settings, 'gateway')).toBe('a word that only the key opens')
      expect((await context.files.get('0198-ab/master.webp'))?.toString()).toBe('a picture')
    },
    120_000,
  )

  it('goes into an empty database only', async () => {
    await using database = await testDatabase({ engine })
    await sql`CREATE TABLE mine (id integer)`.execute(database.db)
    const settings = settingsIn(newDirectory())
    await expect(restore(archive, { database, files: fileStoreOf(settings), settings })).rejects.toThrow(
      'The database has 1 tables. An empty one was expected',
    )
  })

  it('leaves nothing behind where it breaks off, and another key as it is', async () => {
    await using database = await testDatabase({ engine })
    const settings = settingsIn(newDirectory())
    const key = join(settings.dataDir, 'secret.key')
    writeFileSync(key, 'another one')
    await expect(restore(archive, { database, files: fileStoreOf(settings), settings })).rejects.toThrow(
      `${key} is another key than the one in the archive.`,
    )
    expect(readFileSync(key, 'utf8')).toBe('another one')
    const { rows } = await sql`SELECT 1 FROM pg_tables WHERE schemaname = current_schema()`.execute(
      database.db,
    )
    expect(rows).toEqual([])
  }, 60_000)
})

describe('an archive', () => {
  it('of which a byte is another, or an entry is missing, is refused before anything is written', async () => {
    const good = join(newDirectory(), 'good.tar.gz')
    const told = { format: 1, release: '1', madeAt: '', engine: 'embedded', tables: [] } as const
    const { sums } = await writeArchive(good, async (add) => {
      await add('secret.key', Buffer.from('key'))
      return told
    })
    expect(await verifyArchive(good)).toEqual({ ...told, sums })
    // Another archive's entries under this one's manifest, as somebody would make who changes one of them.
    const parts: { header: { name: string; size: number }; body: Uint8Array }[] = []
    for await (const { name, bytes } of readArchive(good)) {
      const body = name === 'secret.key' ? Buffer.from('KEY') : bytes
      parts.push({ header: { name, size: body.length }, body })
    }
    const altered = join(newDirectory(), 'altered.tar.gz')
    writeFileSync(altered, gzipSync(await packTar(parts)))
    await expect(verifyArchive(altered)).rejects.toThrow(`${altered} is damaged: secret.key.`)
    writeFileSync(
      altered,
      gzipSync(await packTar(parts.filter(({ header }) => header.name !== 'secret.key'))),
    )
    await expect(verifyArchive(altered)).rejects.toThrow(`${altered} is damaged: secret.key.`)
    writeFileSync(
      altered,
      gzipSync(await packTar(parts.filter(({ header }) => header.name === 'secret.key'))),
    )
    await expect(verifyArchive(altered)).rejects.toThrow('has no manifest.json')
    const bytes = readFileSync(good)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1
    const damaged = join(newDirectory(), 'damaged.tar.gz')
    writeFileSync(damaged, bytes)
    await expect(verifyArchive(damaged)).rejects.toThrow()
    const cut = join(newDirectory(), 'cut.tar.gz')
    writeFileSync(cut, readFileSync(good).subarray(0, -40))
    await expect(verifyArchive(cut)).rejects.toThrow()
  })

  it('that broke off while it was written has no name', async () => {
    const path = join(newDirectory(), 'half.tar.gz')
    const broken = writeArchive(path, async (add) => {
      await add('secret.key', Buffer.from('key'))
      throw new Error('The disk is full.')
    })
    await expect(broken).rejects.toThrow('The disk is full.')
    expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false])
  })
})

describe('the embedded database of a running server', () => {
  it('is backed up while the server holds it, and goes on', async () => {
    const settings = settingsIn(newDirectory())
    const context = await prepare(settings, registry, makeLog(settings))
    await createDemoAccounts(context.database)
    const source = await openSource(settings)
    // What comes after the copy is not in it.
    await sql`DELETE FROM _accounts WHERE email = 'support@atelier.test'`.execute(context.database.db)
    const { tables } = await backup(join(newDirectory(), 'running.tar.gz'), {
      database: source,
      files: fileStoreOf(settings),
      settings,
    })
    await source.close()
    expect(tables.find(({ name }) => name === '_accounts')?.rows).toBe(5)
    const { rows } = await sql`SELECT 1 FROM _accounts`.execute(context.database.db)
    expect(rows).toHaveLength(4)
    await context.database.close()
  }, 60_000)

  it('is looked for where the settings say, and missed with a sentence', async () => {
    const settings = settingsIn(newDirectory())
    await expect(openSource(settings)).rejects.toThrow(`There is no database in ${settings.dataDir}.`)
  })
})

describe('a server whose key does not open its database', () => {
  it('does not start, and says which key it misses', async () => {
    await using database = await testDatabase()
    const first = settingsIn(newDirectory())
    await shopOn(database, first)
    const start = (settings: ServerSettings) => contextOf(database, settings, registry, makeLog(settings))
    const without = settingsIn(newDirectory())
    const missing = join(without.dataDir, 'secret.key')
    await expect(start(without)).rejects.toThrow(
      `${missing} is missing. The key that belongs to the database was expected.`,
    )
    expect(existsSync(missing)).toBe(false)
    await expect(storeSecret(database.db, without, 'other', 'word')).rejects.toThrow('is missing')
    writeFileSync(missing, Buffer.alloc(32, 7))
    await expect(start(without)).rejects.toThrow(`${missing} is another one.`)
    const secretKey = readFileSync(join(first.dataDir, 'secret.key'))
    await start({ ...without, secretKey })
    await expect(start({ ...first, secretKey: Buffer.alloc(32, 7) })).rejects.toThrow(
      'SECRET_KEY is another one.',
    )
    copyFileSync(join(first.dataDir, 'secret.key'), missing)
    await start(without)
  }, 60_000)

  it('is told by its secrets where it was made before keys had fingerprints', async () => {
    await using database = await testDatabase()
    const first = settingsIn(newDirectory())
    await shopOn(database, first)
    await sql`DELETE FROM _secret_key`.execute(database.db)
    const other = settingsIn(newDirectory())
    await expect(contextOf(database, other, registry, makeLog(other))).rejects.toThrow('is missing')
    await contextOf(database, first, registry, makeLog(first))
    const { rows } = await sql`SELECT 1 FROM _secret_key`.execute(database.db)
    expect(rows).toHaveLength(1)
  }, 60_000)
})
