import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { textsOfArea } from '#areaTexts'
import { baseLocale, locales, type Resource } from '../../src/core/index.ts'
import { readable } from '../../src/derive/messages.ts'
import { searchText } from '../../src/derive/searchText.ts'
import type { Context, Jobs } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { nextAfter } from './schedule.ts'

/**
 * Gives the database a record for each work of the clock, named in all languages, due at its next time; what stands there already keeps
 * its time, so that what was missed is caught up on. Work that this release does not know any more goes.
 */
export async function storeJobs(
  { database: { db }, registry }: Pick<Context, 'database' | 'registry'>,
  jobs: Jobs,
): Promise<void> {
  const area = registry.job as Resource
  const { rows } = await sql<{ work: string; every: number; name: string; translations: unknown }>`
    SELECT "work", "every", "name", "translations" FROM "job" WHERE "every" IS NOT NULL`.execute(db)
  const known = new Map(rows.map((row) => [row.work, row]))
  for (const [work, { every, at }] of Object.entries(jobs)) {
    if (every === undefined) continue
    const stored = known.get(work)
    known.delete(work)
    if (isDeepStrictEqual(stored, { work, every, ...(await namesOf(area, work)) })) continue
    await insertJob(db, area, { work, every, dueAt: nextAfter({ every, at }, new Date()) })
  }
  await sql`DELETE FROM "job" WHERE "every" IS NOT NULL AND "work" = ANY (${[...known.keys()]}::text[])`.execute(
    db,
  )
}

interface NewJob {
  readonly work: string
  readonly dueAt: Date
  readonly every?: number
  readonly subject?: string
  readonly about?: string
}

/** Written past the checks of records: no person is behind it, and what is done within a minute needs no history. */
export async function insertJob(
  db: Db,
  area: Resource,
  { work, dueAt, every, subject, about }: NewJob,
): Promise<void> {
  const { name, translations } = await namesOf(area, work)
  const search = searchText(area, { name, about, translations })
  await sql`
    INSERT INTO "job" ("id", "name", "translations", "search", "work", "subject", "about", "every", "due_at")
    VALUES (${uuidv7()}, ${name}, ${JSON.stringify(translations)}::jsonb, ${search}, ${work}, ${subject ?? null}, ${about || null},
      ${every ?? null}, ${dueAt.toISOString()})
    ON CONFLICT (lower("work"), lower("subject")) DO UPDATE
      SET "name" = excluded."name", "translations" = excluded."translations", "search" = excluded."search", "every" = excluded."every"
      WHERE excluded."every" IS NOT NULL`.execute(db)
}

/** What staff call work, in each language. */
async function namesOf(area: Resource, work: string) {
  const names = locales.map(async (locale) => {
    const texts = await textsOfArea(locale, area.name)
    const names = texts?.own?.work as Readonly<Record<string, string>> | undefined
    return [locale, names?.[work] ?? readable(work)] as const
  })
  const { [baseLocale]: name = '', ...others } = Object.fromEntries(await Promise.all(names))
  const translations = Object.fromEntries(
    Object.entries(others).map(([locale, text]) => [locale, { name: text }]),
  )
  return { name, translations }
}
