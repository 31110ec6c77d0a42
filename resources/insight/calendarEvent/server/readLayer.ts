import { type RawBuilder, sql } from 'kysely'
import { conditionSql } from '../../../../server/database/condition.ts'
import { instant } from '../../../../server/database/instant.ts'
import { visible } from '../../../../server/records/visible.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { columnName, tableName } from '../../../../src/derive/sqlNames.ts'
import type { DayRange } from '../../../../src/fields/date/period.ts'
import { shopTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { countedLayers, type LayerName, layerAreas } from '../rules/layers.ts'
import type { DateEntry } from '../rules/range.ts'
import type { Reader } from './reader.ts'

interface Moments {
  readonly from: string
  readonly to: string
}

const none = {
  id: null,
  title: '',
  startsAt: null,
  endsAt: null,
  day: null,
  count: null,
  what: null,
} as const

/** The dates of one layer: of records within the person's reach, at most one more than are answered. */
export async function readLayer(
  reader: Reader,
  layer: LayerName,
  days: DayRange,
  moments: Moments,
): Promise<DateEntry[]> {
  const area = layerAreas[layer]
  const resource = area === undefined ? undefined : reader.registry[area]
  if (!resource) return holidays(reader, days)
  if (countedLayers[layer]) return counted(reader, layer, resource, days, moments)
  if (layer === 'pages') return publications(reader, resource, moments)
  return periods(reader, layer, resource, moments)
}

async function holidays({ db }: Reader, { from, to }: DayRange): Promise<DateEntry[]> {
  const { 'work.holidays': days } = await readSettings(db, ['work.holidays'])
  return (days ?? [])
    .filter((day) => day >= from && day <= to)
    .map((day) => ({ ...none, layer: 'holidays', day }))
}

/** How many records fall on each day. */
async function counted(
  { db, actor }: Reader,
  layer: LayerName,
  resource: Resource,
  days: DayRange,
  moments: Moments,
): Promise<DateEntry[]> {
  const { field, kind, filter } = countedLayers[layer] as NonNullable<(typeof countedLayers)[LayerName]>
  const column = sql.ref(`t.${columnName(field)}`)
  const day = kind === 'date' ? column : sql`(${column} AT TIME ZONE ${shopTimeZone()})::date`
  const within: RawBuilder<boolean> =
    kind === 'date'
      ? sql`${column} BETWEEN ${days.from} AND ${days.to}`
      : sql`${column} >= ${moments.from} AND ${column} < ${moments.to}`
  const { rows } = await sql<{ day: string; count: number }>`
    SELECT ${day}::text AS "day", count(*)::int AS "count" FROM ${sql.table(tableName(resource))} AS t
    WHERE ${within} AND ${conditionSql(resource, filter)} AND ${visible(resource, actor)}
    GROUP BY 1 ORDER BY 1`.execute(db)
  return rows.map((row) => ({ ...none, layer, ...row }))
}

/** Records that hold from a time to another, open where an end is missing; what has neither is no date. */
async function periods(
  { db, actor, most }: Reader,
  layer: LayerName,
  resource: Resource,
  { from, to }: Moments,
): Promise<DateEntry[]> {
  const [name, status] = [sql.ref('t.name'), sql.ref('t.status')]
  const [starts, ends] = [sql.ref('t.starts_at'), sql.ref('t.ends_at')]
  const { rows } = await sql<{ id: string; title: string; startsAt: string | null; endsAt: string | null }>`
    SELECT t."id", ${name} AS "title", ${instant('t.starts_at')} AS "startsAt", ${instant('t.ends_at')} AS "endsAt"
    FROM ${sql.table(tableName(resource))} AS t
    WHERE (${starts} IS NOT NULL OR ${ends} IS NOT NULL) AND ${status} NOT IN ('draft', 'archived')
      AND coalesce(${starts}, '-infinity') < ${to} AND coalesce(${ends}, 'infinity') > ${from} AND ${visible(resource, actor)}
    ORDER BY ${starts} NULLS FIRST, t."id" LIMIT ${most + 1}`.execute(db)
  return rows.map((row) => ({ ...none, layer, ...row }))
}

/** When pages go live, and when they are taken offline. */
async function publications(
  { db, actor, most }: Reader,
  resource: Resource,
  { from, to }: Moments,
): Promise<DateEntry[]> {
  const { rows } = await sql<{ id: string; title: string; startsAt: string; what: 'publish' | 'unpublish' }>`
    SELECT t."id", t."title", ${instant('p.at')} AS "startsAt", p."what"
    FROM "page" AS t CROSS JOIN LATERAL (VALUES
      (CASE WHEN t."status" = 'scheduled' THEN t."publish_at" END, 'publish'),
      (CASE WHEN t."status" <> 'archived' THEN t."unpublish_at" END, 'unpublish')) AS p("at", "what")
    WHERE p."at" >= ${from} AND p."at" < ${to} AND ${visible(resource, actor)}
    ORDER BY p."at", t."id" LIMIT ${most + 1}`.execute(db)
  return rows.map((row) => ({ ...none, layer: 'pages', ...row, endsAt: row.startsAt }))
}
