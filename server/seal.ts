import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { ServerSettings } from './settings.ts'

type Place = Pick<ServerSettings, 'dataDir'>

/**
 * Encrypts a secret for the database (AES-256-GCM); its key is a file in `DATA_DIR`, so that whoever has the database alone cannot
 * read it. With `owner` it opens for that owner only: a row that was copied to another is worth nothing.
 */
export async function seal(settings: Place, secret: string, owner = ''): Promise<Buffer> {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await masterKey(settings), iv).setAAD(Buffer.from(owner))
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** A sealed secret as it was. @throws Error where the key or the owner is another. */
export async function unseal(settings: Place, stored: Uint8Array, owner = ''): Promise<string> {
  const sealed = Buffer.from(stored)
  const decipher = createDecipheriv('aes-256-gcm', await masterKey(settings), sealed.subarray(0, 12))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
}

/** Made with the first secret; of two servers that start at once one writes it and both read it. */
async function masterKey({ dataDir }: Place): Promise<Buffer> {
  const path = join(resolve(dataDir), 'secret.key')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, randomBytes(32), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return readFile(path)
}
