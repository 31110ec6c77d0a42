import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '../../server/backup/restore.ts'
import { openDatabase } from '../../server/database/open.ts'
import { fileStoreOf } from '../../server/files/fileStoreOf.ts'
import { readSettings } from '../../server/settings.ts'

/** Puts an archive of `npm run backup` into an empty database, its files and its key beside it (docs/operations.md). */
try {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (!values.from)
    throw new Error(
      'No archive was named. One of npm run backup was expected. Use: npm run restore -- --from=<file>',
    )
  const settings = readSettings(process.env)
  const { databaseUrl, dataDir } = settings
  const database = await openDatabase({ databaseUrl, dataDir: join(resolve(dataDir), 'database') })
  try {
    const { tables, madeAt, release } = await restore(resolve(values.from), {
      database,
      files: fileStoreOf(settings),
      settings,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${tables.length} tables with ${rows} rows are as they were at ${madeAt}, in release ${release}. npm start brings them to this release.`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
