import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/open.ts'
import type { ServerSettings } from '../settings.ts'

/** A backup that was made by `npm run backup`. */
const lastBackupSchema = z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.number() })

export type LastBackup = z.output<typeof lastBackupSchema>

type Place = Pick<ServerSettings, 'dataDir'>

/** Beside the data, as an embedded database cannot be written to by another process than its server. */
const noteOf = ({ dataDir }: Place) => join(resolve(dataDir), 'last-backup.json')

/** Notes that a backup was made, for whoever asks how old the last one is. */
export async function noteBackup(place: Place, made: LastBackup): Promise<void> {
  await writeFile(noteOf(place), JSON.stringify(made))
}

/** The last backup that was made with this `DATA_DIR`; undefined where none is known. */
export async function readLastBackup(place: Place): Promise<LastBackup | undefined> {
  const text = await readFile(noteOf(place), 'utf8').catch(() => '{}')
  return lastBackupSchema.safeParse(JSON.parse(text)).data
}

/** When PostgreSQL last archived a part of its log, ISO; undefined where it archives none. */
export async function readLastArchived({ db, kind }: Database): Promise<string | undefined> {
  if (kind === 'embedded') return undefined
  const { rows } = await sql<{
    at: Date | string | null
  }>`SELECT last_archived_time AS at FROM pg_stat_archiver`.execute(db)
  const at = rows[0]?.at
  return at ? new Date(at).toISOString() : undefined
}
