import { sql } from 'kysely'
import type { Locale, Registry, Resource } from '../../../src/core/index.ts'
import type { BinEntry } from '../../../src/derive/binEntry.ts'
import { readableFields } from '../../../src/derive/permissions.ts'
import { mayUndelete } from '../../../src/derive/undo.ts'
import type { Actor } from '../../actor.ts'
import { hiddenFrom } from '../../changes/hiddenFrom.ts'
import { instant } from '../../database/instant.ts'
import type { Db } from '../../database/schema.ts'
import { binDays } from './throwAway.ts'

const perPage = 25
const readAtOnce = 100

/** What the bin is asked by. */
export interface BinQuery {
  readonly area?: string | undefined
  readonly by?: string | undefined
  readonly q?: string | undefined
  /** The entry after which it goes on. */
  readonly before?: string | undefined
}

/**
 * What was deleted in the last days, newest first: in the areas in which the reader could bring it back, of records that they saw.
 * What belonged to a record and went with it is counted there.
 */
export async function readBin(
  db: Db,
  registry: Registry,
  reader: Actor,
  locale: Locale,
  { before, ...asked }: BinQuery,
): Promise<{ entries: BinEntry[]; hasMore: boolean }> {
  const areas = Object.values(registry).filter(
    (resource) => mayUndelete(reader, resource) && (!asked.area || resource.name === asked.area),
  )
  const found: BinEntry[] = []
  let from = before
  for (;;) {
    const rows = await readRows(db, areas, reader, locale, { ...asked, before: from })
    found.push(...(await seenIn(db, registry, reader, rows)))
    from = rows.at(-1)?.id
    if (found.length > perPage || rows.length < readAtOnce)
      return { entries: found.slice(0, perPage), hasMore: found.length > perPage }
  }
}

/** One of the entries, where the reader may bring it back. */
export async function binEntry(
  db: Db,
  registry: Registry,
  reader: Actor,
  id: string,
): Promise<(BinEntry & { readonly version: number }) | undefined> {
  const areas = Object.values(registry).filter((resource) => mayUndelete(reader, resource))
  const rows = await readRows(db, areas, reader, 'en', { id })
  return (await seenIn(db, registry, reader, rows))[0]
}

interface Row extends BinEntry {
  readonly version: number
  readonly values: Readonly<Record<string, unknown>>
}

async function readRows(
  db: Db,
  areas: readonly Resource[],
  reader: Actor,
  locale: Locale,
  { by, q, before, id }: BinQuery & { readonly id?: string },
): Promise<Row[]> {
  const titles = areas.map((area) => ({
    name: area.name,
    title: readableFields(reader, area).includes(area.title) ? area.title : null,
  }))
  const parts = [
    sql`b."owner" IS NULL AND b."at" > now() - make_interval(days => ${binDays})`,
    ...(by ? [sql`b."actor_id" = ${by}`] : []),
    ...(id ? [sql`b."id" = ${id}`] : []),
    ...(q ? [sql`strpos(lower(t."title"), lower(${q})) > 0`] : []),
    ...(before
      ? [sql`(b."at", b."id") < (SELECT o."at", o."id" FROM "_bin" o WHERE o."id" = ${before})`]
      : []),
  ]
  const { rows } = await sql<Row>`
    SELECT b."id", b."resource" AS "area", b."record_id" AS "recordId", b."version", ${instant('b.at')} AS "at",
      ${instant(sql`(b."at" + make_interval(days => ${binDays}))`)} AS "until",
      json_build_object('id', b."actor_id", 'name', b."actor_name") AS "actor", b."final",
      CASE WHEN b."final" IS NULL THEN t."title" END AS "title", coalesce(t."values", '{}') AS "values",
      (WITH RECURSIVE part AS (
        SELECT p."record_id" FROM "_bin" p WHERE p."owner" = b."record_id" AND p."at" = b."at"
        UNION SELECT p."record_id" FROM part JOIN "_bin" p ON p."owner" = part."record_id" AND p."at" = b."at"
      ) SELECT count(*)::int FROM part) AS "parts"
    FROM "_bin" b
    JOIN json_to_recordset(${JSON.stringify(titles)}::json) AS a("name" text, "title" text) ON a."name" = b."resource"
    LEFT JOIN LATERAL (
      SELECT coalesce(
          max(c ->> 'before') FILTER (WHERE c ->> 'field' = 'translations.' || ${locale}::text || '.' || a."title"),
          max(c ->> 'before') FILTER (WHERE c ->> 'field' = a."title")) AS "title",
        jsonb_object_agg(c ->> 'field', c -> 'before') AS "values"
      FROM "_history" h, jsonb_array_elements(h."changes") c WHERE h."id" = b."id"
    ) t ON true
    WHERE ${sql.join(parts, sql` AND `)} ORDER BY b."at" DESC, b."id" DESC LIMIT ${readAtOnce}`.execute(db)
  return rows
}

/** Those of records that the reader could see when they were there. */
async function seenIn(
  db: Db,
  registry: Registry,
  reader: Actor,
  rows: readonly Row[],
): Promise<(BinEntry & { readonly version: number })[]> {
  const told = rows.map(({ id, area, recordId, values }) => ({ id, area, recordId, before: values }))
  const hidden = await hiddenFrom(db, registry, reader, told)
  return rows.flatMap(({ values, ...entry }) =>
    hidden.has(entry.id)
      ? []
      : [{ ...entry, title: entry.title ?? computedTitle(registry[entry.area] as Resource, entry, values) }],
  )
}

/** A title that is made of other fields stands in no history. */
function computedTitle(resource: Resource, { final }: BinEntry, values: Row['values']): string | null {
  const of = resource.computed[resource.title]
  return of && final === null ? ((of(values) as string | null) ?? null) : null
}
