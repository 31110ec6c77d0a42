import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import { table as appTable, column } from './database/appTable.ts'
import type { Database } from './database/open.ts'
import type { Db } from './database/schema.ts'
import { opens } from './seal.ts'
import type { ServerSettings } from './settings.ts'
import { StartRefused } from './startRefused.ts'

/** Where the key is: in the settings, or else in a file in `DATA_DIR`, so that whoever has the database alone cannot read its secrets. */
export type KeyPlace = Pick<ServerSettings, 'dataDir' | 'secretKey'>

/** By which key the secrets of this database were sealed, as a fingerprint that does not tell the key. One row, with the id 1. */
export const secretKeyTable = appTable('_secret_key', [
  column('id', 'integer'),
  column('fingerprint', 'text'),
])

/** The file of the key. */
export const keyFile = ({ dataDir }: Pick<KeyPlace, 'dataDir'>): string =>
  join(resolve(dataDir), 'secret.key')

/** The key as it is; undefined where there is none yet. */
export async function readKey(place: KeyPlace): Promise<Buffer | undefined> {
  if (place.secretKey) return place.secretKey
  return readFile(keyFile(place)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/**
 * The key that a new secret of this database is sealed by. A server makes it at its first start; from then on the database knows it by
 * its fingerprint and takes no other, so that of two servers with a directory each the second is refused before it seals anything.
 * @throws StartRefused where this server has another key than the one that sealed what is there
 */
export async function keyToSeal(db: Db, place: KeyPlace): Promise<Buffer> {
  const known = await fingerprintIn(db)
  const key = (await readKey(place)) ?? (known === undefined ? await makeKey(place) : undefined)
  if (key && known === undefined)
    await sql`INSERT INTO _secret_key (id, fingerprint) VALUES (1, ${fingerprintOf(key)}) ON CONFLICT DO NOTHING`.execute(
      db,
    )
  if (!key || fingerprintOf(key) !== (await fingerprintIn(db))) throw anotherKey(place, key)
  return key
}

/** The key by which a secret of this database opens; that it is the right one was checked at the start. @throws StartRefused without it */
export async function keyToOpen(place: KeyPlace): Promise<Buffer> {
  const key = await readKey(place)
  if (!key) throw anotherKey(place, key)
  return key
}

/**
 * Makes sure at the start that this server can open the secrets of its database. One from before there were fingerprints is told by
 * trying one of its secrets.
 * @throws StartRefused where it cannot
 */
export async function checkKey({ db }: Pick<Database, 'db'>, place: KeyPlace): Promise<void> {
  const known = await fingerprintIn(db)
  const key = await readKey(place)
  if (known !== undefined && key && fingerprintOf(key) === known) return
  const { rows } = await sql<{ sealed: Uint8Array; owner: string }>`
    (SELECT sealed, '' AS owner FROM _secrets LIMIT 1)
    UNION ALL (SELECT sealed, account_id::text FROM _second_steps LIMIT 1) LIMIT 1`.execute(db)
  const [secret] = rows
  if (known !== undefined) throw anotherKey(place, key, secret === undefined)
  if (!secret) return
  if (!key || !opens(key, secret.sealed, secret.owner)) throw anotherKey(place, key)
  await keyToSeal(db, place)
}

const fingerprintOf = (key: Buffer): string =>
  createHmac('sha256', key).update('the secrets of this database').digest('hex').slice(0, 32)

async function fingerprintIn(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{
    fingerprint: string
  }>`SELECT fingerprint FROM _secret_key WHERE id = 1`.execute(db)
  return rows[0]?.fingerprint
}

/** Of two servers that share a directory and start at once one writes it, and both read it. */
async function makeKey(place: KeyPlace): Promise<Buffer> {
  const path = keyFile(place)
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, randomBytes(32), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new StartRefused(
        `The key of this database's secrets cannot be written to ${path} (${code}). A directory of this user was expected. Set SECRET_KEY ` +
          '(openssl rand -base64 32), or DATA_DIR to a directory that takes writes.',
        error,
      )
  }
  return readFile(path)
}

function anotherKey(place: KeyPlace, key: Buffer | undefined, isUnused = false): StartRefused {
  const has = place.secretKey
    ? 'SECRET_KEY is another one'
    : key
      ? `${keyFile(place)} is another one`
      : `${keyFile(place)} is missing`
  return new StartRefused(
    `The secrets of this database (second steps, keys of other services) were sealed by a key that this server does not have: ${has}. ` +
      'The key that belongs to the database was expected. Put its secret.key back from the backup or from the server that has it, or set ' +
      'SECRET_KEY to the same on all servers (base64 of the file).' +
      (isUnused
        ? ' Nothing was sealed by it so far: should it be lost, DELETE FROM _secret_key lets this server bring its own.'
        : ''),
  )
}
