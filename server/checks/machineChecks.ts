import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { readLastArchived, readLastBackup } from '../backup/lastBackup.ts'
import { probe } from '../files/probe.ts'
import { type Check, type Machine, ok, warning, wrong } from './check.ts'

/** Whether the settings leave something open that they should not. Values that cannot be read end every start before this. */
export const checkSettings: Check<Machine> = async ({ settings }) => {
  const told = [
    ...(settings.production && !settings.publicUrl ? [warning('noPublicUrl')] : []),
    ...(settings.secondStepOptional ? [warning('secondStepOptional')] : []),
    ...(settings.staffAnywhere ? [warning('staffAnywhere')] : []),
  ]
  return told.length > 0 ? told : ok('settings')
}

/** Whether files can be stored, read and deleted. */
export const checkFiles: Check<Machine> = async ({ files, settings: { objectStore, dataDir } }) => {
  const place = objectStore ? `${objectStore.endpoint}/${objectStore.bucket}` : resolve(dataDir, 'files')
  try {
    await probe(files)
    return ok('files', { place })
  } catch (error) {
    return wrong('filesWrong', { place }, error instanceof Error ? error.message : String(error))
  }
}

const gigabyte = 1024 ** 3

/** Whether the disk of `DATA_DIR` has room. */
export const checkDisk: Check<Machine> = async ({ settings: { dataDir } }) => {
  let place = resolve(dataDir)
  while (!existsSync(place)) place = dirname(place)
  const { bavail, blocks, bsize } = await statfs(place)
  const freeBytes = bavail * bsize
  const values = { place, freeBytes, percent: Math.floor((bavail / Math.max(1, blocks)) * 100) }
  if (freeBytes < gigabyte / 5) return wrong('diskFull', values)
  return freeBytes < gigabyte * 2 ? warning('diskLow', values) : ok('disk', values)
}

/** Days after which a backup is old. */
const oldDays = 7

/** Whether there is a backup that is not old: the product's own, or what PostgreSQL archives. */
export const checkBackup: Check = async ({ settings, database }) => {
  const [own, archivedAt] = await Promise.all([readLastBackup(settings), readLastArchived(database)])
  const isNew = (at: string) => Date.now() - Date.parse(at) < oldDays * 86_400_000
  if (archivedAt && isNew(archivedAt)) return ok('backupArchive', { lastAt: archivedAt })
  if (!own) return warning('backupNone')
  const values = { lastAt: own.at, sizeBytes: own.bytes, file: own.file }
  return isNew(own.at) ? ok('backup', values) : warning('backupOld', { ...values, days: oldDays })
}
