import { existsSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backup } from '../../server/backup/backup.ts'
import { noteBackup } from '../../server/backup/lastBackup.ts'
import { openSource } from '../../server/backup/openSource.ts'
import { fileStoreOf } from '../../server/files/fileStoreOf.ts'
import { readSettings } from '../../server/settings.ts'

/** Writes the database, the files and the key of a server, running or not, into one archive (docs/operations.md). */
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const path = resolve(
    values.to ?? `atelier-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`,
  )
  if (existsSync(path))
    throw new Error(
      `${path} is there already. A new file was expected. Name another one: npm run backup -- --to=<file>`,
    )
  await mkdir(dirname(path), { recursive: true })
  const settings = readSettings(process.env)
  const database = await openSource(settings)
  try {
    const { tables, sums } = await backup(path, { database, files: fileStoreOf(settings), settings })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const files = Object.keys(sums).filter((name) => name.startsWith('files/')).length
    const { size: bytes } = statSync(path)
    await noteBackup(settings, { at: new Date().toISOString(), file: path, bytes })
    const megabytes = Math.ceil(bytes / 1e6)
    console.log(`${path}: ${tables.length} tables with ${rows} rows, ${files} files, ${megabytes} MB.`)
    if (!('secret.key' in sums)) console.log('There is no key yet: nothing secret was kept so far.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
