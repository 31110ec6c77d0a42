import { constants } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'

/**
 * What another process of the same user may ask the holder of an embedded database for: `copy` and a directory, into which its files
 * are copied while its one session stands still. That takes as long as the disk needs, not as a backup does.
 * @throws Error where something else is asked
 */
export async function copyForBackup(pool: Pool, directory: string, asked: string): Promise<string> {
  const [, target] = /^copy (.+)$/.exec(asked) ?? []
  if (!target)
    throw new Error(
      `'${asked}' is not understood. 'copy <directory>' was expected. Use the same release for both.`,
    )
  const session = await pool.connect()
  try {
    await session.query('CHECKPOINT')
    await mkdir(target, { recursive: true })
    await cp(directory, join(target, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE })
    return target
  } finally {
    session.release()
  }
}
