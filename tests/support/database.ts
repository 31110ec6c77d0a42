import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, type DatabaseSettings, openDatabase } from '../../server/database/open.ts'
import { copyEmbedded, copyOnServer, type Template } from './template.ts'
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
  /** What it begins with; nothing by default. */
  template?: Template | undefined
}

/** Opens a database of its own for a test, or a file of tests: empty, or a copy of `template`. */
export async function testDatabase({
  engine,
  template,
  ...settings
}: TestDatabaseSettings = {}): Promise<TestDatabase> {
  const kind = engine ?? testableEngines.at(-1)
  return kind === 'postgres' ? onServer(template, settings) : inDirectory(template, settings)
}

/** Makes a directory for one test below the system's temporary one. */
export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'atelier-test-'))
}

async function inDirectory(
  template: Template | undefined,
  settings: Omit<DatabaseSettings, 'dataDir'>,
): Promise<TestDatabase> {
  const dataDir = temporaryDirectory()
  if (template) await copyEmbedded(template, dataDir)
  const database = await openDatabase({ ...settings, dataDir })
  return withRemoval(database, async () => rmSync(dataDir, { recursive: true }))
}

async function onServer(
  template: Template | undefined,
  settings: Omit<DatabaseSettings, 'dataDir'>,
): Promise<TestDatabase> {
  const name = `atelier_test_${randomUUID().replaceAll('-', '')}`
  if (template) await copyOnServer(template, name)
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
