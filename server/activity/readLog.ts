import { sql } from 'kysely'
import { z } from 'zod'
import type { Registry, Resource } from '../../src/core/index.ts'
import { activityKinds } from '../../src/derive/activity.ts'
import { canAct } from '../../src/derive/permissions.ts'
import { dayAfter } from '../../src/fields/date/day.ts'
import { dayStart } from '../../src/fields/date/period.ts'
import type { Actor } from '../actor.ts'
import { hiddenFrom } from '../changes/hiddenFrom.ts'
import type { Db } from '../database/schema.ts'
import { entryJson, type HistoryEntry, readableEntry } from '../records/history.ts'

/** What the log of the shop is asked by. */
export const logQuerySchema = z
  .strictObject({
    area: z.string().max(60).describe('The name of an area.'),
    kind: z.enum(activityKinds).describe('What was done; a `step` is all that is no plain writing.'),
    who: z.string().trim().min(1).max(100).describe('A part of the name of who did it.'),
    from: z.iso.date().describe('The first day.'),
    to: z.iso.date().describe('The last day.'),
    before: z.guid().toLowerCase().describe('The entry after which it goes on.'),
  })
  .partial()

export type LogQuery = z.output<typeof logQuerySchema>

/** The same, and of certain accounts alone where it names them (`by`). */
export type AskedOfLog = LogQuery & { readonly by?: readonly string[] }

/** An entry of the log: one of a record's history, and which record it is of. */
export interface LogEntry extends HistoryEntry {
  readonly area: string
  readonly recordId: string
}

/**
 * Some entries of all histories, newest first, as the reader may see them: in areas that they may view, of records that they see or saw,
 * without hidden fields. `next` is the entry after which it goes on, where there is more.
 */
export async function readLog(
  db: Db,
  registry: Registry,
  reader: Actor,
  asked: AskedOfLog,
  most: number,
): Promise<{ entries: LogEntry[]; next: string | undefined }> {
  const areas = Object.values(registry).filter(
    (resource) => canAct(reader, resource, 'view') && (!asked.area || resource.name === asked.area),
  )
  const entries: LogEntry[] = []
  let from = asked.before
  for (;;) {
    const rows = await readRows(db, areas, { ...asked, before: from }, most)
    const hidden = await hiddenFrom(
      db,
      registry,
      reader,
      rows.map(({ entry, area, recordId }) => ({
        id: entry.id,
        area,
        recordId,
        before: Object.fromEntries(entry.changes.map(({ field, before }) => [field, before])),
      })),
    )
    for (const { entry, area, recordId } of rows) {
      if (hidden.has(entry.id)) continue
      if (entries.length === most) return { entries, next: entries.at(-1)?.id }
      entries.push({ ...readableEntry(entry, registry[area] as Resource, reader), area, recordId })
    }
    from = rows.at(-1)?.entry.id
    if (rows.length <= most) return { entries, next: undefined }
  }
}

interface Row {
  readonly entry: HistoryEntry
  readonly area: string
  readonly recordId: string
}

async function readRows(
  db: Db,
  areas: readonly Resource[],
  { kind, who, from, to, before, by }: AskedOfLog,
  most: number,
): Promise<Row[]> {
  const parts = [
    sql`h."resource" = ANY(${areas.map(({ name }) => name)}::text[])`,
    ...(from ? [sql`h."at" >= ${dayStart(from)}`] : []),
    ...(to ? [sql`h."at" < ${dayStart(dayAfter(to, 1))}`] : []),
    ...(who ? [sql`strpos(lower(h."actor_name"), lower(${who})) > 0`] : []),
    ...(by ? [sql`h."actor_id" = ANY(${[...by]}::text[])`] : []),
    ...(kind === 'step' ? [sql`h."action" <> ALL(${[...activityKinds]}::text[])`] : []),
    ...(kind && kind !== 'step' ? [sql`h."action" = ${kind}`] : []),
    ...(before
      ? [sql`(h."at", h."id") < (SELECT b."at", b."id" FROM "_history" b WHERE b."id" = ${before})`]
      : []),
  ]
  const { rows } = await sql<Row>`
    SELECT ${entryJson} AS entry, h."resource" AS area, h."record_id" AS "recordId" FROM "_history" h
    WHERE ${sql.join(parts, sql` AND `)} ORDER BY h."at" DESC, h."id" DESC LIMIT ${most + 1}`.execute(db)
  return rows
}
