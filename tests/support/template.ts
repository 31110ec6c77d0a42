import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../../server/database/migrate.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import type { Table } from '../../src/derive/table.ts'
import { makeOnce } from './makeOnce.ts'
import { onTestServer, testServerUrl } from './testServerUrl.ts'

/**
 * A database that many tests begin with. To fill one takes seconds of a processor, a copy a tenth of one: each is made once, by the
 * first who asks for it, and kept for the next run as long as no source has changed.
 */
export interface Template {
  /** In small letters, digits and underscores. */
  readonly name: string
  /** What it goes on from; an empty database without it. */
  readonly onto?: Template
  /** Fills what it begins with. */
  readonly make: (database: Database) => Promise<void>
}

/** The template in which `tables` stand, without a row. */
export const templateOf = (tables: readonly Table[]): Template => ({
  name: `tables_${createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 16)}`,
  async make(database) {
    await migrate(database, tables)
  },
})

const root = join(import.meta.dirname, '..', '..')
const directory = join(root, '.cache', 'test-databases')

/** Puts a copy of the embedded database of a template into `dataDir`. */
export async function copyEmbedded(template: Template, dataDir: string): Promise<void> {
  const path = await ensureEmbedded(template)
  cpSync(join(path, 'database'), join(dataDir, 'database'), { recursive: true })
}

/** Makes the embedded database of a template where there is none yet, and answers where it lies. */
export async function ensureEmbedded(template: Template): Promise<string> {
  const path = join(directory, fullName(template))
  await makeOnce(
    `${path}.lock`,
    () => existsSync(path),
    () => makeEmbedded(template, path),
  )
  utimesSync(path, new Date(), new Date())
  return path
}

/** What is made gets its name only when it is whole. */
async function makeEmbedded({ make, onto }: Template, path: string): Promise<void> {
  removeUnused()
  const draft = `${path}.${randomUUID()}`
  mkdirSync(draft, { recursive: true })
  if (onto) await copyEmbedded(onto, draft)
  const database = await openDatabase({ dataDir: draft })
  await make(database).finally(() => database.close())
  renameSync(draft, path)
}

/** Templates of earlier sources, tens of megabytes each: what nobody has copied for an hour. */
function removeUnused(): void {
  for (const name of globSync('*', { cwd: directory })) {
    const path = join(directory, name)
    if (Date.now() - statSync(path).mtimeMs > 3_600_000) rmSync(path, { recursive: true, force: true })
  }
}

/** Makes the database `name` on the server of TEST_DATABASE_URL, a copy of a template. */
export async function copyOnServer(template: Template, name: string): Promise<void> {
  const original = `atelier_template_${fullName(template)}`
  const find = 'select from pg_database where datname = $1'
  await makeOnce(
    join(directory, `${original}.lock`),
    async () => (await onTestServer(find, [original])).rowCount === 1,
    () => makeOnServer(template, original),
  )
  await onTestServer(`create database ${name} template ${original}`)
}

async function makeOnServer({ make, onto }: Template, original: string): Promise<void> {
  const draft = `atelier_draft_${randomUUID().replaceAll('-', '')}`
  if (onto) await copyOnServer(onto, draft)
  else await onTestServer(`create database ${draft}`)
  const database = await openDatabase({ dataDir: '', databaseUrl: testServerUrl(draft) })
  await make(database).finally(() => database.close())
  await onTestServer(`alter database ${draft} rename to ${original}`)
}

const fullName = ({ name }: Template) => `${name}_${sourcesKey()}`

let known: string | undefined

/** What a template can depend on: all sources and texts that fill a database, and the versions of what runs them. */
function sourcesKey(): string {
  if (known) return known
  const key = createHash('sha256')
  const files = globSync(
    '{server,resources,start,demo,i18n,src/{core,derive,fields,settings}}/**/*.{ts,js,json,sql}',
    {
      cwd: root,
    },
  )
  const ofTests = ['demoOfTests', 'preparedProduct'].map((name) => `tests/support/${name}.ts`)
  for (const file of [...files.sort(), ...ofTests, 'package-lock.json'])
    key.update(file).update(readFileSync(join(root, file)))
  known = key.digest('hex').slice(0, 16)
  return known
}
