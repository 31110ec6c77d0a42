import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Database, type DatabaseSettings, openDatabase } from '../../server/database/open.ts'

/** An open, empty database that removes itself when it is closed, for `await using` or an `afterAll`. */
export type TestDatabase = Database & AsyncDisposable

/** The engines that this run can test: the embedded one always, PostgreSQL when TEST_DATABASE_URL names a server. */
export const testableEngines: readonly Database['kind'][] = process.env.TEST_DATABASE_URL
  ? ['embedded', 'postgres']
  : ['embedded']

/** What a test may set on its database; by default it runs on PostgreSQL when TEST_DATABASE_URL is set. */
export type TestDatabaseSettings = Omit<DatabaseSettings, 'dataDir' | 'databaseUrl'> & {
  engine?: Database['kind']
}

/** Opens an empty database of its own for a test, or a file of tests. */
export async function testDatabase({
  engine,
  ...settings
}: TestDatabaseSettings = {}): Promise<TestDatabase> {
  const kind = engine ?? testableEngines.at(-1)
  return kind === 'postgres' ? onServer(serverUrl(), settings) : inDirectory(settings)
}

/** Makes a directory for one test below the system's temporary one. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'atelier-test-'))
}

/** Runs one statement on the server of TEST_DATABASE_URL, outside of any database under test. */
export async function onTestServer(statement: string, values?: unknown[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl() })
  await client.connect()
  await client.query(statement, values).finally(() => client.end())
}

async function inDirectory(settings: Omit<DatabaseSettings, 'dataDir'>): Promise<TestDatabase> {
  const dataDir = temporaryDirectory()
  const database = await openDatabase({ ...settings, dataDir })
  return withRemoval(database, async () => rmSync(dataDir, { recursive: true }))
}

async function onServer(server: string, settings: Omit<DatabaseSettings, 'dataDir'>): Promise<TestDatabase> {
  const name = `atelier_test_${randomUUID().replaceAll('-', '')}`
  await onTestServer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  const database = await openDatabase({ ...settings, dataDir: '', databaseUrl: url.href })
  return withRemoval(database, () => onTestServer(`drop database ${name} with (force)`))
}

function withRemoval(database: Database, remove: () => Promise<void>): TestDatabase {
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= database.close().then(remove)
    return closing
  }
  return { ...database, close, [Symbol.asyncDispose]: close }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL is not set. The address of a PostgreSQL server was expected. Set it, or test the embedded engine.',
    )
  return url
}
