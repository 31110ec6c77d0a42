import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { type Locale, ownOf, type Viewer } from '../../../../src/core/index.ts'
import type { ProblemCode } from '../../../../src/derive/problems.ts'
import { quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import { isSameValue, type Setting, type Settings } from '../../../../src/settings/defineSettings.ts'
import type { adminSetting } from '../../adminSetting/adminSetting.ts'
import type { configSetting } from '../../configSetting/configSetting.ts'
import { checkSetting } from './checkSetting.ts'
import { maySet } from './maySet.ts'
import { needsAnotherPerson } from './proposals.ts'

/** One of the two areas that hold settings. */
export type Area = typeof adminSetting | typeof configSetting

const key = z.string().max(80)

/** A file of settings: values by their keys. */
export const fileInput = z.strictObject({
  settings: z
    .record(key, z.unknown())
    .refine((given) => Object.keys(given).length <= 500)
    .describe('Values by the keys of their settings.'),
})

/** The changes that somebody has seen, each with the version that it was compared with. */
export const applyInput = z.strictObject({
  changes: z
    .array(z.strictObject({ key, value: z.unknown(), version: z.int().min(1) }))
    .min(1)
    .max(500),
})

interface Stored {
  readonly id: string
  readonly key: string
  readonly value: unknown
  readonly version: number
}

/** All values of an area but the secrets, by their keys. */
export async function exportSettings(
  db: Db,
  area: Area,
  settings: Settings,
): Promise<{ settings: Record<string, unknown> }> {
  const stored = (await read(db, area)).filter(({ key }) => isOpen(ownOf(settings, key)))
  return { settings: Object.fromEntries(stored.map(({ key, value }) => [key, value])) }
}

/** What a file would change, what it would not, and what of it cannot be taken, with the reason. Nothing is changed. */
export async function compareSettings(
  { db, context, locale, actor }: { db: Db; context: Context; locale: Locale; actor: Viewer },
  area: Area,
  settings: Settings,
  given: Readonly<Record<string, unknown>>,
) {
  const stored = new Map((await read(db, area)).map((one) => [one.key, one]))
  const changes: { key: string; before: unknown; after: unknown; version: number; waits: boolean }[] = []
  const refused: { key: string; reason: string }[] = []
  for (const [key, value] of Object.entries(given)) {
    const found = stored.get(key)
    const reason = (code: ProblemCode) => refused.push({ key, reason: context.translate(locale, code, {}) })
    if (!found || !isOpen(ownOf(settings, key))) reason('unknown-setting')
    else if (!maySet(actor, area, key)) reason('not-allowed')
    else
      try {
        const after = checkSetting(ownOf(settings, key), value) ?? null
        if (isSameValue(after, found.value)) continue
        const waits = area.name === 'configSetting' && (await needsAnotherPerson(db, found))
        changes.push({ key, before: found.value ?? null, after, version: found.version, waits })
      } catch (error) {
        const [problem] = error instanceof ApiError ? error.problems : []
        if (!problem) throw error
        refused.push({ key, reason: context.translate(locale, problem.code, { ...problem.values }) })
      }
  }
  const same = Object.keys(given).length - changes.length - refused.length
  return { changes, refused, same }
}

/**
 * Stores changes as their own forms would: with their checks, versions and history, all or none. One that needs a second person waits
 * for one.
 * @throws ApiError `not-allowed-now` where a setting has changed since it was compared, or is none
 */
export async function applySettings(
  { db, records }: { db: Tx; records: Records },
  area: Area,
  settings: Settings,
  changes: z.output<typeof applyInput>['changes'],
): Promise<{ changed: number; waiting: number }> {
  const stored = new Map((await read(db, area)).map((one) => [one.key, one]))
  let waiting = 0
  for (const { key, value, version } of changes.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const found = stored.get(key)
    if (!found || !isOpen(ownOf(settings, key)) || found.version !== version)
      throw new ApiError('not-allowed-now')
    const after = (await records.update<any>(area, found.id, { value })) as { value: unknown }
    if (isSameValue(after.value, found.value)) waiting++
  }
  return { changed: changes.length - waiting, waiting }
}

const isOpen = (setting: Setting | undefined): boolean => setting !== undefined && !setting.isSecret

async function read(db: Db, area: Area): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    SELECT id, key, value, version FROM ${sql.raw(quoted(tableName(area)))} ORDER BY key`.execute(db)
  return rows
}
