import { sql } from 'kysely'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { type Relation, relationsTo } from '../../src/derive/relations.ts'
import { recount } from './countUses.ts'
import { lockRecord } from './read.ts'
import { saveRecord } from './save.ts'
import { isSame, type Row } from './values.ts'
import type { Work } from './workTypes.ts'

/** When a record was deleted, and by whom: what its request did before that has the same. */
export interface Moment {
  readonly at: string
  readonly actorId: string
}

/**
 * What pointed to a record until the moment in which it was deleted – it was merged into another one, or taken off everything – points to
 * it again, unless somebody has pointed it elsewhere since. Written by the server, as the state of a record may lock it for people.
 */
export async function reattach(work: Work, resource: Resource, id: string, moment: Moment): Promise<void> {
  const ends = new Set([id])
  for (const relation of relationsTo(work.context.registry, resource.name))
    for (const { recordId, before, after } of await detached(work, relation, id, moment)) {
      const record = await lockRecord(work, relation.from, recordId).catch(() => undefined)
      const value = record && pointedBack(relation, record, id, before, after)
      if (!record || value === undefined) continue
      await saveRecord(work, relation.from, { [relation.field]: value }, record, {
        action: 'update',
        noted: 'undo',
        isOwn: true,
      })
      for (const other of [after].flat()) if (typeof other === 'string') ends.add(other)
    }
  if (ends.size > 1) await recount(work.db, work.context.registry, resource, [...ends])
}

interface Detached {
  readonly recordId: string
  readonly before: unknown
  readonly after: unknown
}

/** The records of a relation that pointed to the one that is back, with what they had, and got instead. */
async function detached(
  { db }: Work,
  { from, field }: Relation,
  id: string,
  { at, actorId }: Moment,
): Promise<Detached[]> {
  const { rows } = await sql<Detached>`
    SELECT h."record_id" AS "recordId", c -> 'before' AS "before", c -> 'after' AS "after"
    FROM "_history" h, jsonb_array_elements(h."changes") c
    WHERE h."actor_id" = ${actorId} AND h."at" = ${at} AND h."resource" = ${from.name} AND h."action" = 'update'
      AND c ->> 'field' = ${field} AND strpos(c ->> 'before', ${id}) > 0
    ORDER BY h."record_id"`.execute(db)
  return rows
}

/** The value with which a record points back; undefined where it has been pointed elsewhere since, or does so already. */
function pointedBack(
  { field, inner, many }: Relation,
  record: AnyRecord,
  id: string,
  before: unknown,
  after: unknown,
): unknown {
  const now = record[field]
  if (isSame(now, after)) return before
  if (inner) return rowsBack((now ?? []) as Row[], before as Row[], after as Row[], inner)
  if (!many) return undefined
  const [was, became, is] = [before, after, now].map((value) => (value ?? []) as string[]) as [
    string[],
    string[],
    string[],
  ]
  const instead = became.find((other) => !was.includes(other))
  const isElsewhere =
    became.length > 0 && !is.some((other) => (instead ?? other) === other && became.includes(other))
  if (is.includes(id) || isElsewhere) return undefined
  return [...is.filter((other) => other !== instead), id]
}

/** The rows as they are, those aside that still point to what took the place. */
function rowsBack(now: readonly Row[], before: readonly Row[], after: readonly Row[], inner: string) {
  const row = (rows: readonly Row[], id: string) => rows.find((each) => each.id === id)
  const back = now.map((each) => {
    const [was, became] = [row(before, each.id), row(after, each.id)]
    return was && became && isSame(each[inner], became[inner]) ? { ...each, [inner]: was[inner] } : each
  })
  return isSame(back, now) ? undefined : back
}
