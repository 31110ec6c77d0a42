import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../database/open.ts'
import type { ServerSettings } from '../../settings.ts'

/**
 * Secrets of the shop lie encrypted (AES-256-GCM) in a table of their own that no area shows; their key is a file in `DATA_DIR`,
 * so that whoever has the database alone cannot read them.
 */
export async function storeSecret(
  db: Db,
  settings: ServerSettings,
  key: string,
  secret: string,
): Promise<void> {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await masterKey(settings), iv)
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
  await sql`
    INSERT INTO _secrets (key, sealed, updated_at) VALUES (${key}, ${sealed}, now())
    ON CONFLICT (key) DO UPDATE SET sealed = excluded.sealed, updated_at = now()`.execute(db)
}

/** A secret as it was set, for the code that speaks to another service; undefined where none is set. */
export async function readSecret(db: Db, settings: ServerSettings, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: Uint8Array }>`SELECT sealed FROM _secrets WHERE key = ${key}`.execute(
    db,
  )
  if (!rows[0]) return undefined
  const sealed = Buffer.from(rows[0].sealed)
  const decipher = createDecipheriv('aes-256-gcm', await masterKey(settings), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
}

/** Forgets a secret. */
export async function removeSecret(db: Db, key: string): Promise<void> {
  await sql`DELETE FROM _secrets WHERE key = ${key}`.execute(db)
}

/** Made with the first secret; of two servers that start at once one writes it and both read it. */
async function masterKey({ dataDir }: ServerSettings): Promise<Buffer> {
  const path = join(resolve(dataDir), 'secret.key')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, randomBytes(32), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return readFile(path)
}
