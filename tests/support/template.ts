import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { systemTables } from '../../server/database/systemTables.ts'
import type { Table } from '../../src/derive/table.ts'
import { onTestServer, testServerUrl } from './testServerUrl.ts'

// To migrate a new database takes seconds of a processor, a copy of a migrated one a tenth. So each schema is migrated once, by the
// first who asks for it, and kept for the next run too: its name follows from all that it is made of.

const root = join(import.meta.dirname, '..', '..')
const directory = join(root, '.cache', 'test-databases')

/** What a migrated database follows from: its tables, the code that makes them, and the versions of what runs it. */
function keyOf(tables: readonly Table[]): string {
  const key = createHash('sha256').update(JSON.stringify([systemTables, tables]))
  const files = globSync('server/database/**/*.{ts,sql}', { cwd: root }).sort()
  for (const file of [...files, 'package-lock.json']) key.update(readFileSync(join(root, file)))
  return key.digest('hex').slice(0, 24)
}

/** Puts an embedded database in which `tables` stand into `dataDir`. */
export async function copyEmbedded(tables: readonly Table[], dataDir: string): Promise<void> {
  const template = join(directory, keyOf(tables))
  if (!existsSync(template)) await makeEmbedded(tables, template)
  cpSync(join(template, 'database'), join(dataDir, 'database'), { recursive: true })
}

/** The draft gets its name only when it is whole; where another process was faster, its template is as good. */
async function makeEmbedded(tables: readonly Table[], template: string): Promise<void> {
  const draft = `${template}.${randomUUID()}`
  mkdirSync(draft, { recursive: true })
  const database = await openDatabase({ dataDir: draft })
  await migrate(database, tables).finally(() => database.close())
  try {
    renameSync(draft, template)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
}

/** Makes the database `name`, in which `tables` stand, on the server of TEST_DATABASE_URL. */
export async function copyOnServer(tables: readonly Table[], name: string): Promise<void> {
  const template = `atelier_template_${keyOf(tables)}`
  const copy = `create database ${name} template ${template}`
  const { rowCount } = await onTestServer('select from pg_database where datname = $1', [template])
  if (rowCount === 0) await makeOnServer(tables, template)
  await onTestServer(copy)
}

async function makeOnServer(tables: readonly Table[], template: string): Promise<void> {
  const draft = `${template}_${randomUUID().slice(0, 8)}`
  await onTestServer(`create database ${draft}`)
  const database = await openDatabase({ dataDir: '', databaseUrl: testServerUrl(draft) })
  await migrate(database, tables).finally(() => database.close())
  try {
    await onTestServer(`alter database ${draft} rename to ${template}`)
  } catch {
    // Another process was faster; had it not been, making the copy fails with the reason.
    await onTestServer(`drop database ${draft} with (force)`)
  }
}
