import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../../src/core/index.ts'
import { canAct } from '../../../src/derive/permissions.ts'
import type { Actor } from '../../actor.ts'
import { asApiError } from '../../answers/asApiError.ts'
import { ApiError } from '../../apiError.ts'
import { actorOf } from '../../auth/actorOf.ts'
import { countChosen } from '../bulkJobs/chosenRecords.ts'
import { exportRecords } from '../export.ts'
import { workbookPieces } from '../exportWorkbook.ts'
import { mostOfOne } from '../filesUnderWay.ts'
import { readListQuery } from '../listQuery.ts'
import { reading } from '../work.ts'
import type { RecordsContext } from '../workTypes.ts'
import { keeping, mostBytes, sightOf } from './storeExport.ts'

/** What a file is made of: the parameters of the list as they were sent, and how it is written. */
export interface AskedExport {
  readonly list: Readonly<Partial<Record<'filter' | 'sort' | 'fields', string>>>
  readonly mark?: string | undefined
  readonly rows?: string | undefined
  readonly named: boolean
}

/** A file that this process makes now. */
export interface ClaimedExport {
  readonly id: string
  readonly area: string
  readonly actorId: string
  readonly format: 'csv' | 'xlsx'
  readonly sight: string
  readonly asked: AskedExport
  readonly runner: string
}

/**
 * Asks for a file that is made behind, whether its person stays or not; answers its id.
 * @throws ApiError `too-many-files`, and what the list throws for what is not understood
 */
export async function startExport(
  context: RecordsContext,
  actor: Actor,
  resource: Resource,
  { format, ...asked }: AskedExport & { readonly format: 'csv' | 'xlsx' },
): Promise<string> {
  const { filter, q } = readListQuery(resource, actor, asked.list)
  const total = await reading(context, (db) => countChosen(db, context, resource, actor, { ...filter, q }))
  return context.database.transaction(async (db) => {
    await sql`SELECT 1 FROM "_accounts" WHERE "id" = ${actor.id}::uuid FOR NO KEY UPDATE`.execute(db)
    const { rows } = await sql`
      SELECT 1 FROM "_exports" WHERE "actor_id" = ${actor.id} AND "asked" IS NOT NULL AND "ended_at" IS NULL`.execute(
      db,
    )
    if (rows.length >= mostOfOne)
      throw new ApiError('too-many-files', { values: { most: mostOfOne }, retryAfter: 10 })
    const id = uuidv7()
    await sql`
      INSERT INTO "_exports" ("id", "resource", "at", "actor_id", "actor_name", "format", "sight", "lines", "total", "asked")
      VALUES (${id}, ${resource.name}, now(), ${actor.id}, ${actor.name}, ${format}, ${sightOf(actor, resource)}, 0, ${total},
        ${JSON.stringify(asked)}::jsonb)`.execute(db)
    return id
  })
}

/** Takes on the file that waits longest and that nobody else makes; of a process that ended, once it has said nothing for two minutes. */
export async function claimExport({ database }: RecordsContext): Promise<ClaimedExport | undefined> {
  const { rows } = await sql<ClaimedExport>`
    UPDATE "_exports" SET "runner" = ${uuidv7()}::uuid, "leased_until" = now() + interval '2 minutes', "lines" = 0
    WHERE "id" = (
      SELECT "id" FROM "_exports"
      WHERE "asked" IS NOT NULL AND "ended_at" IS NULL AND ("leased_until" IS NULL OR "leased_until" < now())
      ORDER BY "at" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id", "resource" AS "area", "actor_id" AS "actorId", "format", "sight", "asked", "runner"`.execute(
    database.db,
  )
  return rows[0]
}

/** Leaves a file to whoever makes it from its beginning again. */
const releaseExport = ({ database }: RecordsContext, { id, runner }: ClaimedExport): Promise<unknown> =>
  sql`UPDATE "_exports" SET "leased_until" = NULL WHERE "id" = ${id} AND "runner" = ${runner}`.execute(
    database.db,
  )

/** Milliseconds between two notes of how far it is. */
const pause = 1000

/**
 * Makes a file piece by piece, no more of it in memory than one, as its person at this moment: whoever may not take it any more, or sees
 * less than when they asked, has none of it. Ends early where it was given up, or `isStopped`.
 */
export async function makeExport(
  context: RecordsContext,
  claimed: ClaimedExport,
  isStopped: () => boolean,
): Promise<void> {
  const { id, runner, area, asked, format } = claimed
  const { database, registry } = context
  try {
    const resource = registry[area] as Resource | undefined
    const actor = await demandSight(context, claimed, resource)
    if (!resource) return
    await database.transaction((db) => sql`DELETE FROM "_export_pieces" WHERE "export" = ${id}`.execute(db))
    const file = keeping(database, id)
    let [lines, size, noted] = [0, 0, Date.now()]
    const count = (more: number) => {
      lines += more
      file.count(more)
    }
    const query = readListQuery(resource, actor, asked.list)
    const options = { ...asked, count }
    const pieces: AsyncIterable<string | Uint8Array> =
      format === 'xlsx'
        ? workbookPieces(context, resource, actor, query, options)
        : exportRecords(context, resource, actor, query, options)
    for await (const piece of pieces) {
      size += Buffer.byteLength(piece)
      if (size > mostBytes) throw new ApiError('too-large')
      await file.add(piece)
      if (Date.now() - noted < pause) continue
      noted = Date.now()
      if (isStopped()) return void (await releaseExport(context, claimed))
      if (!(await noteProgress(context, claimed, lines))) return
      await demandSight(context, claimed, resource)
    }
    if (await noteProgress(context, claimed, lines)) await file.end()
  } catch (fault) {
    const error = asApiError(fault)
    if (error.code === 'unavailable') return
    if (error.code === 'internal') context.log.error({ err: fault, export: id }, 'A file could not be made.')
    await database.transaction(async (db) => {
      await sql`DELETE FROM "_export_pieces" WHERE "export" = ${id}`.execute(db)
      await sql`
        UPDATE "_exports" SET "error" = ${JSON.stringify(error)}::jsonb, "asked" = NULL, "lines" = NULL
        WHERE "id" = ${id} AND "runner" = ${runner}`.execute(db)
    })
  }
}

/** Whoever it is made for, as long as they see what they saw when they asked. @throws ApiError `forbidden` */
async function demandSight(
  context: RecordsContext,
  { actorId, sight }: ClaimedExport,
  resource: Resource | undefined,
): Promise<Actor> {
  const actor = await actorOf(context, actorId)
  if (!actor || !resource || !canAct(actor, resource, 'export') || sightOf(actor, resource) !== sight)
    throw new ApiError('forbidden')
  return actor
}

/** Whether it is still this process that makes it, and nobody has given it up. */
async function noteProgress(
  { database }: RecordsContext,
  { id, runner }: ClaimedExport,
  lines: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE "_exports" SET "lines" = ${lines}, "leased_until" = now() + interval '2 minutes'
    WHERE "id" = ${id} AND "runner" = ${runner}`.execute(database.db)
  return numAffectedRows === 1n
}
