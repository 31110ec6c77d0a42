import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { systemActor } from '../../../../server/systemActor.ts'

/** Who of the staff asks for a refund, by id; null for the shop itself, and for customers, who may ask, too. */
export async function askedBy(db: Db, { id }: Pick<Actor, 'id'>): Promise<string | null> {
  if (id === systemActor.id) return null
  const { rows } = await sql<{ id: string }>`SELECT "id" FROM "sub_admin" WHERE "id"::text = ${id}`.execute(
    db,
  )
  return rows[0]?.id ?? null
}
