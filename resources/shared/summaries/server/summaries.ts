import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { Registry } from '../../../../src/core/index.ts'
import { dayAfter } from '../../../../src/fields/date/day.ts'
import { type DayRange, dayStart } from '../../../../src/fields/date/period.ts'
import { shopTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { type SumSource, sumNames } from '../rules/figures.ts'
import { grains, type LongGrain, longGrains, piecesOf, startOf, startSql } from './grains.ts'
import { type Moments, sources } from './sources.ts'
import { sumColumn, summaryShape, summaryTable } from './summaryTables.ts'

/** The sources whose areas, with the fields that are read, a shop has. */
export const sourcesOf = (registry: Registry): SumSource[] =>
  (Object.keys(sources) as SumSource[]).filter((source) =>
    Object.entries(sources[source].reads).every(([area, fields]) => {
      const known = Object.hasOwn(registry, area) ? registry[area]?.fields : undefined
      return known !== undefined && fields.every((name) => Object.hasOwn(known, name))
    }),
  )

/**
 * Brings the sums of days and longer times up to date, in the caller's transaction: builds all of them the first time, then the days on
 * which something changed since the last time. Two at once take turns. Answers the moment up to which changes are in them.
 */
export async function refreshSummaries(db: Tx, registry: Registry): Promise<string> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('atelier summaries'))`.execute(db)
  const { rows } = await sql<{ now: Date; as_of: Date | null }>`
    SELECT clock_timestamp() AS now, (SELECT as_of FROM "_daily_state" WHERE ${isCurrent()}) AS as_of`.execute(
    db,
  )
  const [{ now, as_of } = { now: new Date(), as_of: null }] = rows
  const since = as_of === null ? undefined : new Date(as_of.getTime() - overlap).toISOString()
  for (const source of sourcesOf(registry)) {
    if (since === undefined) await rebuild(db, source)
    else await refreshDays(db, source, await changedDays(db, source, since))
  }
  await sql`
    INSERT INTO "_daily_state" (id, as_of, shape, time_zone) VALUES (1, ${now}, ${summaryShape}, ${shopTimeZone()})
    ON CONFLICT (id) DO UPDATE SET as_of = excluded.as_of, shape = excluded.shape, time_zone = excluded.time_zone`.execute(
    db,
  )
  return now.toISOString()
}

/** Whether the sums were made as they are made now, of days of the zone that the shop has now; any other are as good as none. */
export const isCurrent = () => sql`id = 1 AND shape = ${summaryShape} AND time_zone = ${shopTimeZone()}`

/** Up to when changes are in the summaries, ISO; undefined where they were never built. */
export async function summariesAsOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ as_of: Date }>`SELECT as_of FROM "_daily_state" WHERE id = 1`.execute(db)
  return rows[0]?.as_of.toISOString()
}

/** Forgets all summaries; the next refresh builds them anew. */
export async function purgeSummaries(db: Tx): Promise<void> {
  await sql`DELETE FROM "_daily_state"`.execute(db)
}

/** A write carries the time at which its transaction began, and may be seen this much later: so much is looked at twice. */
const overlap = 10 * 60_000

async function changedDays(db: Tx, source: SumSource, since: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    ${noting(source, since)} SELECT DISTINCT day::text AS day FROM (${sources[source].changedDays(since)}) changed WHERE day IS NOT NULL ORDER BY 1`.execute(
    db,
  )
  return rows.map(({ day }) => day)
}

function noting(source: SumSource, since: string | undefined): RawBuilder<unknown> {
  const made = sources[source].noting?.(since)
  return made ? sql`WITH ${made}` : sql``
}

async function rebuild(db: Tx, source: SumSource): Promise<void> {
  await sql`${noting(source, undefined)} SELECT 1`.execute(db)
  await sql`DELETE FROM ${table(source)}`.execute(db)
  await insertDays(db, source, undefined)
  for (const grain of longGrains) await insertLong(db, source, grain, undefined)
  // The database knows nothing yet of so many new rows, and would read them the wrong way.
  await sql`ANALYZE ${table(source)}`.execute(db)
}

async function refreshDays(db: Tx, source: SumSource, days: readonly string[]): Promise<void> {
  if (days.length === 0) return
  await sql`DELETE FROM ${table(source)} WHERE grain = 'day' AND day = ANY (${days}::date[])`.execute(db)
  for (const { from, to } of runsOf(days)) {
    await insertDays(db, source, { from: dayStart(from), to: dayStart(dayAfter(to, 1)) })
  }
  for (const grain of longGrains) {
    const starts = [...new Set(days.map((day) => startOf(grain, day)))]
    await sql`DELETE FROM ${table(source)} WHERE grain = ${grain} AND day = ANY (${starts}::date[])`.execute(
      db,
    )
    await insertLong(db, source, grain, starts)
  }
}

/** Days that follow each other, together. */
export function runsOf(days: readonly string[]): DayRange[] {
  const runs: { from: string; to: string }[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && dayAfter(last.to, 1) === day) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs
}

const table = (source: SumSource) => sql.raw(`"${summaryTable(source)}"`)
const columns = (source: SumSource) => sql.raw(sumNames[source].map(sumColumn).join(', '))
const target = (source: SumSource) =>
  sql`INSERT INTO ${table(source)} (id, grain, day, key, key2, ${columns(source)})`

async function insertDays(db: Tx, source: SumSource, within: Moments | undefined): Promise<void> {
  await sql`${target(source)}
    SELECT concat_ws(' ', 'day', day, key, key2), 'day', day, key, key2, ${columns(source)}
    FROM (${sources[source].sums(within)}) sums
    -- Rows of a day lie together, so that a period is read in one piece.
    ORDER BY day, key, key2`.execute(db)
}

/** Adds the sums of a grain up from those of the grain before it; of those that begin on some days, or all. */
async function insertLong(
  db: Tx,
  source: SumSource,
  grain: LongGrain,
  starts: readonly string[] | undefined,
): Promise<void> {
  const start = sql.raw(startSql[grain])
  const sums = sumNames[source].map((name) => `sum(${sumColumn(name)}) AS ${sumColumn(name)}`)
  const first = starts?.[0]
  const last = starts?.at(-1)
  const range =
    first && last
      ? sql`AND day >= ${first}::date AND day < ${dayAfter(last, 92)}::date AND ${start} = ANY (${starts}::date[])`
      : sql``
  await sql`${target(source)}
    SELECT concat_ws(' ', ${grain}::text, start, key, key2), ${grain}, start, key, key2, ${columns(source)} FROM (
      SELECT ${start} AS start, key, key2, ${sql.raw(sums.join(', '))}
      FROM ${table(source)} WHERE grain = ${grains[grains.indexOf(grain) - 1]} ${range} GROUP BY 1, 2, 3) summed
    ORDER BY start, key, key2`.execute(db)
}

/**
 * The sums of some days from the summaries as SQL, `day, key, key2` and a column per sum. They come from the longest grains that fit,
 * unless each day is wanted; a last day that counts up to a moment comes from the rows themselves.
 */
export function summed(source: SumSource, range: DayRange, byDay = false): RawBuilder<unknown> {
  const { from, to, until } = range
  const end = until === undefined ? dayAfter(to, 1) : to
  const pieces = byDay ? [{ grain: 'day', from, to: end }] : piecesOf(from, end)
  const parts = pieces.map(
    (piece) => sql`SELECT day, key, key2, ${columns(source)} FROM ${table(source)}
      WHERE grain = ${piece.grain} AND day >= ${piece.from}::date AND day < ${piece.to}::date`,
  )
  const rest = until
    ? [
        sql`SELECT day, key, key2, ${columns(source)} FROM (${sources[source].sums({ from: dayStart(to), to: until })}) live`,
      ]
    : []
  return sql.join([...parts, ...rest], sql` UNION ALL `)
}
