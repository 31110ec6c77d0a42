import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { FileStore } from '../files/store.ts'
import { release } from '../release.ts'
import { type KeyPlace, readKey } from '../secretKey.ts'
import { type Manifest, writeArchive } from './archive.ts'
import { dumpTables } from './dumpTables.ts'
import { readShapes } from './tableShape.ts'

/** What a backup is made of. */
export interface Source {
  readonly database: Database
  readonly files: FileStore
  readonly settings: KeyPlace
}

/**
 * Writes everything that a server needs to be as it is now into one archive: the database as it stands at one moment, the files that
 * it may speak of, and the key of its secrets. The server may go on meanwhile; a file that comes later is left to the next backup.
 */
export function backup(path: string, { database, files, settings }: Source): Promise<Manifest> {
  return writeArchive(path, async (add) => {
    const madeAt = new Date().toISOString()
    const tables = await database.session(
      async (session) => {
        await sql`BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(session)
        try {
          return await dumpTables(session, await readShapes(session), add)
        } finally {
          await sql`ROLLBACK`.execute(session)
        }
      },
      { statementTimeout: 0 },
    )
    const key = await readKey(settings)
    if (key) await add('secret.key', key)
    for await (const name of files.keys()) {
      const bytes = await files.get(name)
      if (bytes) await add(`files/${name}`, bytes)
    }
    return { format: 1, release, madeAt, engine: database.kind, tables }
  })
}
