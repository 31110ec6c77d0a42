import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { resources } from '../../resources/index.ts'
import {
  databaseChecks,
  machineChecks,
  shopChecks,
} from '../../resources/settings/system/server/shopChecks.ts'
import texts from '../../resources/settings/system/texts/en.ts'
import { type Check, ok, runChecks, wrong } from '../../server/checks/check.ts'
import { DirectoryTaken } from '../../server/database/embedded/lock.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { fileStoreOf } from '../../server/files/fileStoreOf.ts'
import { readSettings, type ServerSettings } from '../../server/settings.ts'
import type { Registry } from '../../src/core/index.ts'
import type { Finding } from '../../src/derive/finding.ts'
import { findingValues } from '../../src/derive/findingValues.ts'
import { wantedTables } from '../appTables.ts'
import { whyRefused } from '../shutdown.ts'

/**
 * `npm run doctor`: looks at what a server needs, by the settings that it would start with, and says of each thing that it is right, or
 * what is wrong and what to do. Ends with 1 where something is wrong; a warning alone is no failure.
 */
try {
  const findings = await examine(readSettings(process.env))
  for (const finding of findings) console.log(lineOf(finding))
  end(findings.some(({ state }) => state === 'wrong') ? 1 : 0)
} catch (error) {
  // Settings that no server starts with: what each of them needs is in its sentence.
  console.error(`wrong    Settings: ${whyRefused(error)}`)
  end(1)
}

/** Ends once all is written, and does not wait for what gave no answer. */
function end(code: number): void {
  process.stdout.write('', () => process.exit(code))
}

async function examine(settings: ServerSettings): Promise<Finding[]> {
  const files = fileStoreOf(settings)
  const opened = await open(settings)
  if (!opened.database)
    return runChecks({ database: async () => opened.told, ...machineChecks }, { settings, files })
  try {
    const { rows } = await sql<{ is: boolean }>`SELECT to_regclass('_release') IS NOT NULL AS "is"`.execute(
      opened.database.db,
    )
    const more = rows[0]?.is ? shopChecks : {}
    const tables = wantedTables(resources as unknown as Registry)
    const { database } = opened
    return await runChecks(
      { ...databaseChecks, ...machineChecks, ...more },
      { settings, files, database, tables },
    )
  } finally {
    await opened.database.close()
  }
}

type Opened =
  | { readonly database: Database }
  | { readonly database: undefined; readonly told: Awaited<ReturnType<Check>> }

/** The database, or why there is none to look into: one that a server holds is no fault, and one that was never made is not made here. */
async function open({ databaseUrl, dataDir }: ServerSettings): Promise<Opened> {
  const directory = join(resolve(dataDir), 'database')
  if (!databaseUrl && !existsSync(directory)) return { database: undefined, told: ok('schemaNone') }
  try {
    return { database: await openDatabase({ databaseUrl, dataDir: directory }) }
  } catch (error) {
    const told =
      error instanceof DirectoryTaken
        ? ok('databaseHeld')
        : wrong('databaseAway', {}, error instanceof Error ? error.message : String(error))
    return { database: undefined, told }
  }
}

type Words = Readonly<Record<string, string>>

function lineOf({ check, state, code, values, detail }: Finding): string {
  const { checks, told, todo }: Record<'checks' | 'told' | 'todo', Words> = texts.system
  const shown = findingValues(values, 'en')
  const fill = (text: string) => text.replace(/%\{(\w+)\}/g, (_, name) => shown[name] ?? '')
  const sentences = [told[code] ?? code, detail, state === 'ok' ? undefined : todo[code]]
  return `${state.padEnd(8)} ${checks[check]}: ${sentences
    .flatMap((sentence) => sentence ?? [])
    .map(fill)
    .join(' ')}`
}
