import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { askHolder, DirectoryTaken } from '../database/embedded/lock.ts'
import { type Database, openDatabase } from '../database/open.ts'
import type { ServerSettings } from '../settings.ts'

/**
 * Opens the database that a backup reads: the server's own on PostgreSQL, or an embedded one that no process holds. Of one that a
 * running server holds, the server makes a copy, which is read and removed with `close`.
 * @throws Error where there is no database
 */
export async function openSource({ databaseUrl, dataDir }: ServerSettings): Promise<Database> {
  const directory = join(resolve(dataDir), 'database')
  if (!databaseUrl && !existsSync(join(directory, 'database', 'PG_VERSION')))
    throw new Error(
      `There is no database in ${resolve(dataDir)}. The DATA_DIR of a server was expected. Set it as the server has it.`,
    )
  try {
    return await openDatabase({ databaseUrl, dataDir: directory })
  } catch (error) {
    if (!(error instanceof DirectoryTaken)) throw error
  }
  // Beside the original, where there is room for one more and the same people may read.
  const copy = await mkdtemp(join(resolve(dataDir), 'backup-'))
  const remove = () => rm(copy, { recursive: true, force: true })
  try {
    await askHolder(directory, `copy ${copy}`)
    const database = await openDatabase({ dataDir: copy })
    return { ...database, close: () => database.close().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
