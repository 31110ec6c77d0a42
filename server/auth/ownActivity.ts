import { sql } from 'kysely'
import { z } from 'zod'
import type { Locale, Resource } from '../../src/core/index.ts'
import { type ActivityEntry, activityKinds } from '../../src/derive/activity.ts'
import { canAct, mayLookUp } from '../../src/derive/permissions.ts'
import { dayAfter } from '../../src/fields/date/day.ts'
import { dayStart } from '../../src/fields/date/period.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { lookup } from '../records/lookup.ts'

const perPage = 25

/** What one's own activity is asked by. */
export const activityQuerySchema = z
  .strictObject({
    area: z.string().max(60).describe('The name of an area.'),
    kind: z.enum(activityKinds).describe('What was done; a `step` is all that is no plain writing.'),
    from: z.iso.date().describe('The first day.'),
    to: z.iso.date().describe('The last day.'),
    before: z.guid().toLowerCase().describe('The entry after which it goes on.'),
  })
  .partial()

/** A page of one's own activity; a title is that of today, null where the record is gone or may not be seen. */
export const activitySchema = z.object({
  hasMore: z.boolean(),
  entries: z.array(
    z.object({
      id: z.guid(),
      at: z.iso.datetime(),
      action: z.string(),
      area: z.string(),
      recordId: z.string(),
      title: z.string().nullable(),
    }),
  ),
})

type Line = Omit<ActivityEntry, 'title'>

/** What somebody did, newest first, a page of it: in the areas that they may see today. */
export async function listOwnActivity(
  context: Context,
  actor: Actor,
  locale: Locale,
  asked: z.output<typeof activityQuerySchema>,
): Promise<{ entries: ActivityEntry[]; hasMore: boolean }> {
  const { registry, database } = context
  const areas = Object.values(registry).filter(
    (resource) => canAct(actor, resource, 'view') && (!asked.area || resource.name === asked.area),
  )
  const { area: _, kind, from, to, before } = asked
  const parts = [
    sql`actor_id = ${actor.id}`,
    sql`resource = ANY(${areas.map(({ name }) => name)}::text[])`,
    ...(from ? [sql`at >= ${dayStart(from)}`] : []),
    ...(to ? [sql`at < ${dayStart(dayAfter(to, 1))}`] : []),
    ...(kind === 'step' ? [sql`action <> ALL(${[...activityKinds]}::text[])`] : []),
    ...(kind && kind !== 'step' ? [sql`action = ${kind}`] : []),
    ...(before
      ? [
          sql`(at, id) < (SELECT b.at, b.id FROM "_history" b WHERE b.id = ${before} AND b.actor_id = ${actor.id})`,
        ]
      : []),
  ]
  const { rows } = await sql<Omit<Line, 'at'> & { at: Date | string }>`
    SELECT id, at, action, resource AS area, record_id AS "recordId" FROM "_history"
    WHERE ${sql.join(parts, sql` AND `)} ORDER BY at DESC, id DESC LIMIT ${perPage + 1}`.execute(database.db)
  const lines = rows.slice(0, perPage).map(({ at, ...line }) => ({ ...line, at: new Date(at).toISOString() }))
  const titles = await titlesOf(context, actor, locale, lines)
  const entries = lines.map((line) => ({ ...line, title: titles.get(line.recordId) ?? null }))
  return { entries, hasMore: rows.length > perPage }
}

/** The titles of the records that are still there and may be seen, by their ids; a request for each area. */
export async function titlesOf(
  { registry, hooks, database, namesOf }: Context,
  actor: Actor,
  locale: Locale,
  lines: readonly Pick<Line, 'area' | 'recordId'>[],
): Promise<Map<string, string>> {
  const areas = [...new Set(lines.map(({ area }) => area))]
  const found = await Promise.all(
    areas.map(async (name) => {
      const resource = registry[name] as Resource
      if (!mayLookUp(actor, registry, resource)) return []
      const ids = [...new Set(lines.filter(({ area }) => area === name).map(({ recordId }) => recordId))]
      const query = { q: undefined, filter: { id: ids }, range: { from: 0, to: ids.length - 1 }, locale }
      const { rows } = await lookup(database.db, { registry, hooks }, resource, actor, query)
      const names = namesOf(locale, resource.fields[resource.title], resource)
      return (JSON.parse(rows) as { id: string; title: string | null }[]).map(({ id, title }) => ({
        id,
        title: title === null ? null : (names.get(title) ?? title),
      }))
    }),
  )
  return new Map(found.flat().flatMap(({ id, title }) => (title === null ? [] : [[id, String(title)]])))
}
