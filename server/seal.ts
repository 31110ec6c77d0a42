import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Encrypts a secret for the database (AES-256-GCM). With `owner` it opens for that owner only: a row that was copied to another is
 * worth nothing.
 */
export function seal(key: Buffer, secret: string, owner = ''): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** A sealed secret as it was. @throws Error where the key or the owner is another. */
export function unseal(key: Buffer, stored: Uint8Array, owner = ''): string {
  const sealed = Buffer.from(stored)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
}

/** Whether a sealed secret was sealed by this key. */
export function opens(key: Buffer, stored: Uint8Array, owner = ''): boolean {
  try {
    unseal(key, stored, owner)
    return true
  } catch {
    return false
  }
}
