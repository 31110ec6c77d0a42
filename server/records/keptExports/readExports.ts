import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../../src/core/index.ts'
import type { MadeExport } from '../../../src/derive/madeExport.ts'
import { canAct } from '../../../src/derive/permissions.ts'
import type { Actor } from '../../actor.ts'
import { ApiError, type KeptError } from '../../apiError.ts'
import type { Context } from '../../context.ts'
import { instant } from '../../database/instant.ts'
import type { Db } from '../../database/schema.ts'
import { keptHours, sightOf } from './storeExport.ts'

export type KeptExport = MadeExport<KeptError>

/** As many as are told of. */
const most = 50

const until = sql`"at" + make_interval(hours => ${keptHours})`

/**
 * Files that somebody made themselves, of areas out of which they may still take some, the newest first; an administrator hears of those
 * of others, too, which stay with whoever made them.
 */
export async function readExports(db: Db, areas: readonly Resource[], actor: Actor): Promise<KeptExport[]> {
  // A look as a role is nobody's, and nothing personal is in it.
  if (actor.viewedRole !== undefined) return []
  return readMade(db, areas, actor, sql<boolean>`true`)
}

/** One that somebody made themselves. @throws ApiError `not-found` */
export async function ownExport(
  db: Db,
  areas: readonly Resource[],
  actor: Actor,
  id: string,
): Promise<KeptExport> {
  const own = sql<boolean>`"id" = ${id} AND "actor_id" = ${actor.id}`
  const [made] = await readMade(db, areas, actor, own)
  if (!made) throw new ApiError('not-found')
  return made
}

async function readMade(
  db: Db,
  areas: readonly Resource[],
  actor: Actor,
  which: RawBuilder<boolean>,
): Promise<KeptExport[]> {
  const open = new Map(areas.filter((area) => canAct(actor, area, 'export')).map((area) => [area.name, area]))
  const { rows } = await sql<KeptExport & { sight: string }>`
    SELECT "id", "resource" AS "area", ${instant('at')} AS "at", json_build_object('id', "actor_id", 'name', "actor_name") AS "actor",
      "format", "sight", "lines", "total", "error", "size", ${instant('ended_at')} AS "endedAt",
      CASE WHEN "actor_id" = ${actor.id} AND "ended_at" IS NOT NULL AND ${until} > now() AND EXISTS (
        SELECT 1 FROM "_export_pieces" p WHERE p."export" = e."id")
      THEN ${instant(sql`(${until})`)} END AS "until"
    FROM "_exports" e
    WHERE ${which} AND "resource" = ANY(${[...open.keys()]}::text[]) AND ("actor_id" = ${actor.id} OR ${actor.type === 'ADMIN'}::boolean)
    ORDER BY "at" DESC, "id" DESC LIMIT ${most}`.execute(db)
  return rows.map(({ sight, ...made }) => ({
    ...made,
    until: sight === sightOf(actor, open.get(made.area) as Resource) ? made.until : null,
  }))
}

/**
 * A file for whoever made it, while it is kept, they may take such a file, and see of its area what they saw then.
 * @throws ApiError `not-found`
 */
export async function fetchExport(
  { database, registry }: Pick<Context, 'database' | 'registry'>,
  actor: Actor,
  id: string,
): Promise<{ resource: Resource; format: 'csv' | 'xlsx'; pieces: AsyncGenerator<Buffer> }> {
  if (actor.viewedRole !== undefined) throw new ApiError('not-found')
  const { rows } = await sql<{ area: string; format: 'csv' | 'xlsx'; sight: string; pieces: number }>`
    SELECT "resource" AS "area", "format", "sight", (SELECT count(*)::int FROM "_export_pieces" p WHERE p."export" = e."id") AS "pieces"
    FROM "_exports" e
    WHERE "id" = ${id} AND "actor_id" = ${actor.id} AND "ended_at" IS NOT NULL AND ${until} > now()`.execute(
    database.db,
  )
  const [found] = rows
  const resource = found && (registry[found.area] as Resource | undefined)
  if (!resource || found.pieces === 0 || !canAct(actor, resource, 'export')) throw new ApiError('not-found')
  if (found.sight !== sightOf(actor, resource)) throw new ApiError('not-found')
  return { resource, format: found.format, pieces: piecesOf(database, id, found.pieces) }
}

async function* piecesOf({ db }: Context['database'], id: string, count: number): AsyncGenerator<Buffer> {
  for (let number = 1; number <= count; number++) {
    const { rows } = await sql<{ bytes: Uint8Array }>`
      SELECT "bytes" FROM "_export_pieces" WHERE "export" = ${id} AND "number" = ${number}`.execute(db)
    for (const { bytes } of rows) yield Buffer.from(bytes)
  }
}
