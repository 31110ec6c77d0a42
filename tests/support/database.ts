import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, type DatabaseSettings, openDatabase } from '../../server/database/open.ts'
import type { Table } from '../../src/derive/table.ts'
import { copyEmbedded, copyOnServer } from './template.ts'
import { onTestServer, testServerUrl } from './testServerUrl.ts'

/** An open, empty database that removes itself when it is closed, for `await using` or an `afterAll`. */
export type TestDatabase = Database & AsyncDisposable

/** The engines that this run can test: the embedded one always, PostgreSQL when TEST_DATABASE_URL names a server. */
export const testableEngines: readonly Database['kind'][] = process.env.TEST_DATABASE_URL
  ? ['embedded', 'postgres']
  : ['embedded']

/** What a test may set on its database; by default it runs on PostgreSQL when TEST_DATABASE_URL is set. */
export type TestDatabaseSettings = Omit<DatabaseSettings, 'dataDir' | 'databaseUrl'> & {
  engine?: Database['kind']
  /** The tables that stand in it from the start; none by default. */
  tables?: readonly Table[] | undefined
}

/** Opens a database of its own for a test, or a file of tests: empty, or with `tables` that have no rows. */
export async function testDatabase({
  engine,
  tables,
  ...settings
}: TestDatabaseSettings = {}): Promise<TestDatabase> {
  const kind = engine ?? testableEngines.at(-1)
  return kind === 'postgres' ? onServer(tables, settings) : inDirectory(tables, settings)
}

/** Makes a directory for one test below the system's temporary one. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'atelier-test-'))
}

async function inDirectory(
  tables: readonly Table[] | undefined,
  settings: Omit<DatabaseSettings, 'dataDir'>,
): Promise<TestDatabase> {
  const dataDir = temporaryDirectory()
  if (tables) await copyEmbedded(tables, dataDir)
  const database = await openDatabase({ ...settings, dataDir })
  return withRemoval(database, async () => rmSync(dataDir, { recursive: true }))
}

async function onServer(
  tables: readonly Table[] | undefined,
  settings: Omit<DatabaseSettings, 'dataDir'>,
): Promise<TestDatabase> {
  const name = `atelier_test_${randomUUID().replaceAll('-', '')}`
  if (tables) await copyOnServer(tables, name)
  else await onTestServer(`create database ${name}`)
  const database = await openDatabase({ ...settings, dataDir: '', databaseUrl: testServerUrl(name) })
  return withRemoval(database, async () => {
    await onTestServer(`drop database ${name} with (force)`)
  })
}

function withRemoval(database: Database, remove: () => Promise<void>): TestDatabase {
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= database.close().then(remove)
    return closing
  }
  return { ...database, close, [Symbol.asyncDispose]: close }
}
