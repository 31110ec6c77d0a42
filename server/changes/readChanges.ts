import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { sqlState } from '../database/sqlState.ts'

/** A write of a record: which one, and whether it is new, other or gone. `before` is for whoever decides who hears of it. */
export interface LoggedChange {
  readonly resource: string
  readonly id: string
  readonly kind: ChangeKind
  /** The fields that it changed, as they were. */
  readonly before: Readonly<Record<string, unknown>>
}

export type ChangeKind = 'create' | 'update' | 'delete'

/** What was committed since a position, and the position after it. */
export interface ChangesSince {
  readonly changes: readonly LoggedChange[]
  readonly position: string
  /** Not all of it could be told: the position is of another database, or too much has changed. */
  readonly isCut: boolean
}

/** Most changes that are told one by one. */
const most = 500

/**
 * Reads what was committed since a position out of the history, and what it does not note (`touch.ts`). A position is a snapshot of the database (`pg_snapshot`): which transactions
 * were over. So nothing is missed that was written earlier and committed later, and no long transaction holds up the others.
 * Without a position nothing has changed since.
 */
export async function readChanges(db: Db, since: string | undefined): Promise<ChangesSince> {
  if (since !== undefined && !shape.test(since)) return readChanges(db, undefined).then(cut)
  try {
    return await read(db, since)
  } catch (error) {
    if (sqlState(error)?.state !== notASnapshot) throw error
    return cut(await read(db, undefined))
  }
}

const shape = /^\d{1,19}:\d{1,19}:[\d,]{0,8000}$/
const notASnapshot = '22P02'

const cut = (none: ChangesSince): ChangesSince => ({ ...none, isCut: true })

async function read(db: Db, since: string | undefined): Promise<ChangesSince> {
  const snapshot = sql`${since ?? null}::pg_snapshot`
  const committedSince = (tx: RawBuilder<unknown>) =>
    sql`${tx} >= pg_snapshot_xmin(${snapshot}) AND NOT pg_visible_in_snapshot(${tx}, ${snapshot})`
  const { rows } = await sql<Row>`
    SELECT pg_current_snapshot()::text AS position, c."resource", c."record_id" AS id, c."action", c."before",
      pg_snapshot_xmax(${snapshot}) > pg_snapshot_xmax(pg_current_snapshot()) AS is_foreign
    FROM (SELECT 1) one LEFT JOIN LATERAL (
      (SELECT h."resource", h."record_id", h."action", (
        SELECT json_object_agg(change->>'field', change->'before') FROM jsonb_array_elements(h."changes") change
      ) AS "before"
      FROM "_history" h WHERE ${committedSince(sql`h."tx"`)}
      ORDER BY h."tx", h."id" LIMIT ${most + 1})
      UNION ALL
      (SELECT t."resource", t."record_id", 'update', NULL FROM "_touched" t WHERE ${committedSince(sql`t."tx"`)}
      ORDER BY t."tx" LIMIT ${most + 1})
    ) c ON true`.execute(db)
  const { position, is_foreign } = rows[0] as Row
  const isCut = is_foreign === true || rows.length > most
  return { position, isCut, changes: isCut ? [] : rows.flatMap(changeOf) }
}

interface Row {
  readonly position: string
  readonly is_foreign: boolean | null
  readonly resource: string | null
  readonly id: string
  readonly action: string
  readonly before: Record<string, unknown> | null
}

const changeOf = ({ resource, id, action, before }: Row): LoggedChange[] =>
  resource === null ? [] : [{ resource, id, kind: kindOf(action), before: before ?? {} }]

function kindOf(action: string): ChangeKind {
  if (action === 'create' || action === 'undelete') return 'create'
  return action === 'delete' ? 'delete' : 'update'
}

/**
 * Takes their transactions out of entries that came with a backup of another server: its numbers say nothing here. To be called at the
 * start, after `migrate`.
 */
export async function purgeForeignPositions(db: Db): Promise<void> {
  for (const table of ['_history', '_touched'])
    await sql`UPDATE ${sql.table(table)} SET "tx" = NULL WHERE "tx" >= pg_snapshot_xmax(pg_current_snapshot())`.execute(
      db,
    )
  // What is written from now on is sealed next; entries that lost their transaction are looked for beside (`sealHistory`).
  await sql`
    UPDATE "_history_seals" SET "upto" = pg_snapshot_xmax(pg_current_snapshot())
    WHERE "upto" > pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
}
