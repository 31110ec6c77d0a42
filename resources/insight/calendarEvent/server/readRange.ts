import { sql } from 'kysely'
import { instant } from '../../../../server/database/instant.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import { dayAfter } from '../../../../src/fields/date/day.ts'
import { type DayRange, dayStart } from '../../../../src/fields/date/period.ts'
import { calendarEvent } from '../calendarEvent.ts'
import { type LayerName, layerAreas } from '../rules/layers.ts'
import type { EventEntry, Range } from '../rules/range.ts'
import type { Reader } from './reader.ts'
import { readLayer } from './readLayer.ts'

/** What a person sees of some days; layers of areas that they may not view are left out. */
export async function readRange(
  reader: Reader,
  { from, to, layers }: DayRange & { readonly layers: readonly LayerName[] },
): Promise<Range> {
  const { most } = reader
  const moments = { from: dayStart(from), to: dayStart(dayAfter(to, 1)) }
  const events = await readEvents(reader, moments)
  const shown = [...new Set(layers)].filter((name) => maySee(reader, name))
  const entries = []
  for (const name of shown) entries.push(await readLayer(reader, name, { from, to }, moments))
  return {
    events: events.slice(0, most),
    dates: entries.flatMap((found) => found.slice(0, most)),
    isCut: [events, ...entries].some(({ length }) => length > most),
  }
}

function maySee({ actor, registry }: Reader, name: LayerName): boolean {
  const area = layerAreas[name]
  return area === undefined || (registry[area] !== undefined && hasFlag(actor, area, 'view'))
}

async function readEvents(
  { db, actor, most }: Reader,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<EventEntry[]> {
  const { rows } = await sql<EventEntry>`
    SELECT t."id", t."version", t."title", t."all_day" AS "allDay", t."colour", t."shared", t."owner"::text = ${actor.id} AS "isMine",
      ${instant('t.starts_at')} AS "startsAt", ${instant('t.ends_at')} AS "endsAt"
    FROM "calendar_event" t
    WHERE t."starts_at" < ${to} AND t."ends_at" >= ${from} AND ${withinReach(actor, calendarEvent)}
    ORDER BY t."starts_at", t."ends_at" DESC, t."id" LIMIT ${most + 1}`.execute(db)
  return rows
}
