import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { quoted } from '../../src/derive/sqlNames.ts'
import { ensureTrigrams } from '../database/catalog.ts'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/schema.ts'
import type { FileStore } from '../files/store.ts'
import { type KeyPlace, keyFile, readKey } from '../secretKey.ts'
import { type Manifest, readArchive, verifyArchive } from './archive.ts'
import { stored } from './dumpTables.ts'
import { readShapes, type TableShape } from './tableShape.ts'

/** What is restored into. */
export interface Target {
  readonly database: Database
  readonly files: FileStore
  readonly settings: KeyPlace
}

/**
 * Puts an archive into an empty database, its files into the store and its key into `DATA_DIR`. The archive is read whole and its sums
 * are checked before; the database gets everything in one transaction or nothing. Into either engine, from either.
 * @throws Error where the archive is damaged, the database is not empty or another key is there
 */
export async function restore(path: string, { database, files, settings }: Target): Promise<Manifest> {
  const manifest = await verifyArchive(path)
  await demandEmpty(database)
  const trigrams = await ensureTrigrams(database.db)
  const shapes = new Map(manifest.tables.map((shape) => [shape.name, shape]))
  await database.transaction(
    async (tx) => {
      for (const shape of shapes.values()) await makeTable(tx, shape)
      for await (const { name, bytes } of readArchive(path)) {
        const shape = shapes.get(/^database\/([^/]+)\//.exec(name)?.[1] ?? '')
        if (shape) await load(tx, shape, bytes)
        else if (name.startsWith('files/')) await files.put(name.slice('files/'.length), bytes, typeOf(name))
        else if (name === 'secret.key') await keepKey(settings, bytes)
      }
      for (const type of ['p', 'u', 'c'])
        for (const shape of shapes.values()) await addConstraints(tx, shape, type)
      for (const shape of shapes.values()) {
        // Without the extension searching reads the whole table, as on any server that has none.
        for (const index of shape.indexes)
          if (trigrams || !index.includes('gin_trgm_ops')) await sql.raw(index).execute(tx)
      }
      for (const shape of shapes.values()) await addConstraints(tx, shape, 'f')
    },
    { statementTimeout: 0 },
  )
  return manifest
}

async function demandEmpty({ db }: Database): Promise<void> {
  const tables = await readShapes(db)
  if (tables.length > 0)
    throw new Error(
      `The database has ${tables.length} tables. An empty one was expected, as nothing that is there is ever written over. Set another DATA_DIR or DATABASE_URL.`,
    )
}

async function makeTable(tx: Tx, { name, columns }: TableShape): Promise<void> {
  await sql`CREATE TABLE ${sql.table(name)} (${sql.raw(columns.map((column) => column.sql).join(', '))})`.execute(
    tx,
  )
}

async function load(tx: Tx, shape: TableShape, lines: Buffer): Promise<void> {
  const rows = `[${lines.toString().trimEnd().replaceAll('\n', ',')}]`
  const columns = sql.raw(stored(shape))
  const table = sql.table(shape.name)
  await sql`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${rows}::json)`.execute(
    tx,
  )
}

async function addConstraints(tx: Tx, { name, constraints }: TableShape, type: string): Promise<void> {
  for (const constraint of constraints.filter((one) => one.type === type))
    await sql`ALTER TABLE ${sql.table(name)} ADD CONSTRAINT ${sql.raw(`${quoted(constraint.name)} ${constraint.sql}`)}`.execute(
      tx,
    )
}

/** The same key may be there already, another one never gives way. */
async function keepKey(place: KeyPlace, key: Buffer): Promise<void> {
  const known = await readKey(place)
  const path = keyFile(place)
  if (known?.equals(key)) return
  if (known) {
    throw new Error(
      `${place.secretKey ? 'SECRET_KEY' : path} is another key than the one in the archive. None was expected, or the same. ` +
        `${place.secretKey ? 'Remove it' : 'Move it away'}, or set another DATA_DIR.`,
    )
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, key, { flag: 'wx', mode: 0o600 })
}

const typeOf = (name: string) => (name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')
