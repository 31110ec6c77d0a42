import { join, resolve } from 'node:path'
import { fillLibrary } from '../resources/catalogue/mediaFile/server/fillLibrary.ts'
import { loadTexts } from '../server/answers/texts.ts'
import { areasDirectory } from '../server/areaFiles.ts'
import { decoy } from '../server/auth/passwords.ts'
import { storePresets } from '../server/auth/presets.ts'
import { demandReadAccess } from '../server/auth/unreadAccess.ts'
import { purgeForeignPositions } from '../server/changes/readChanges.ts'
import type { Context } from '../server/context.ts'
import type { Observe } from '../server/database/driver.ts'
import { withStartLock } from '../server/database/locks.ts'
import { isNewDatabase, type MigrateOptions, migrate } from '../server/database/migrate.ts'
import { type Database, openDatabase } from '../server/database/open.ts'
import { withoutWaiting } from '../server/database/withoutWaiting.ts'
import { fileStoreOf } from '../server/files/fileStoreOf.ts'
import { loadHooks } from '../server/hooks.ts'
import { areaLog } from '../server/log.ts'
import type { Metrics } from '../server/metrics/metrics.ts'
import type { Traces } from '../server/metrics/traces.ts'
import { loadOperations } from '../server/operations.ts'
import { refreshDerived } from '../server/records/refreshDerived.ts'
import { demandNoNewer, stampRelease } from '../server/release.ts'
import { checkKey } from '../server/secretKey.ts'
import type { ServerSettings } from '../server/settings.ts'
import { StartRefused } from '../server/startRefused.ts'
import type { Registry } from '../src/core/index.ts'
import { wantedTables } from './appTables.ts'
import { withDemoPictures } from './demoPictures.ts'
import { handIn } from './handIn.ts'

/**
 * Makes everything that routes need: opens the database and brings it up to date, loads hooks and texts, and lets `furnish` give it what it
 * begins with, while no other process does the same. Whoever calls it closes `context.database` in the end; when something fails on the way
 * it is closed already.
 */
export async function prepare(
  settings: ServerSettings,
  registry: Registry,
  log: Context['log'],
  furnish: (context: Context) => Promise<Context> = async (context) => context,
): Promise<Context> {
  const [metrics, traces] = await Promise.all([metricsOf(settings), tracesOf(settings)])
  const observe: Observe = (seconds, hasFailed, text) => {
    metrics?.statement(seconds, hasFailed)
    traces?.statement(seconds, hasFailed, text)
  }
  const isObserved = metrics !== undefined || traces !== undefined
  const database = await open(settings, areaLog(log, settings, 'database'), isObserved ? observe : undefined)
  try {
    return await withStartLock(database, async () => {
      const isNew = await isNewDatabase(database)
      const context = await contextOf(database, settings, registry, log, areasDirectory, { bare: isNew })
      const furnished = await furnish({ ...context, metrics, traces })
      // What a new database began with is in it: its indexes are made of all rows at once, in a fraction of the time.
      if (isNew) await bringTables(database, registry)
      return furnished
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The libraries that count and trace are loaded only where somebody asks for them. */
const metricsOf = async ({ metricsToken }: ServerSettings): Promise<Metrics | undefined> =>
  metricsToken ? (await import('../server/metrics/metrics.ts')).countAll() : undefined

const tracesOf = async ({ traces }: ServerSettings): Promise<Traces | undefined> =>
  traces && (await import('../server/metrics/traces.ts')).traceAll(traces)

/** What keeps a database shut (another process, a version that does not fit) is the operator's to change. */
async function open(
  { databaseUrl, databaseListenUrl, databaseReadUrl, dataDir }: ServerSettings,
  log: Context['log'],
  observe: Observe | undefined,
): Promise<Database> {
  try {
    return await openDatabase({
      databaseUrl,
      databaseListenUrl,
      databaseReadUrl,
      dataDir: join(resolve(dataDir), 'database'),
      log: plain(log),
      observe,
    })
  } catch (error) {
    throw new StartRefused(whyShut(error as NodeJS.ErrnoException, dataDir), error)
  }
}

/** Why a database does not open, in words for the operator where the system has a number for it. */
function whyShut({ code = '', message }: NodeJS.ErrnoException, dataDir: string): string {
  if (['EROFS', 'EACCES', 'EPERM'].includes(code))
    return `Nothing can be written to ${resolve(dataDir)} (${code}). A directory of this user on a disk that takes writes was expected. Set DATA_DIR to one, or give this user the right to write there.`
  if (code === 'ENOSPC')
    return `The disk of ${resolve(dataDir)} is full. Room for the database was expected. Make some, or set DATA_DIR to another disk.`
  return message
}

/** A context over an open database; what `prepare` does after opening it. `directory` holds the areas' own code, `bare` as for `migrate`. */
export async function contextOf(
  database: Database,
  settings: ServerSettings,
  registry: Registry,
  log: Context['log'],
  directory: string = areasDirectory,
  { bare = false }: Pick<MigrateOptions, 'bare'> = {},
): Promise<Context> {
  handIn()
  // While the database works, in its own thread or elsewhere, this one loads the areas' code.
  const [hooks, operations, texts] = await Promise.all([
    loadHooks(registry, directory),
    loadOperations(registry, directory),
    loadTexts(registry),
    decoy(),
    bringUpToDate(database, settings, registry, bare),
  ])
  // Tests with a few areas bring the code of these along, after this.
  if (directory === areasDirectory) demandReadAccess(registry, operations)
  const files = await withDemoPictures(fileStoreOf(settings), database)
  await fillLibrary({ settings, database, registry, hooks, log })
  return { settings, registry, database, hooks, operations, files, ...texts, log }
}

async function bringUpToDate(
  database: Database,
  settings: ServerSettings,
  registry: Registry,
  bare: boolean,
): Promise<void> {
  await demandNoNewer(database)
  await withoutWaiting(database, async () => {
    await migrate(database, wantedTables(registry), { bare })
    await refreshDerived(database, registry)
    await purgeForeignPositions(database.db)
  })
  await stampRelease(database)
  await checkKey(database, settings)
  await storePresets(database, registry)
}

const bringTables = (database: Database, registry: Registry) =>
  withoutWaiting(database, () => migrate(database, wantedTables(registry)))

const plain = (log: Context['log']) => ({
  info: (message: string) => log.info(message),
  warn: (message: string) => log.warn(message),
  error: (message: string) => log.error(message),
})
