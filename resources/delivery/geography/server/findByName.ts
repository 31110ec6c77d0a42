import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'

/** The id of a state of India by its name or one of its other names, whatever their case; undefined where there is none. */
export async function findState(db: Db | Tx, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT t.id FROM state t WHERE t.iso_code LIKE 'IN-%' AND (lower(t.name) = lower(${name})
      OR EXISTS (SELECT 1 FROM state_aliases a WHERE a.owner_id = t.id AND lower(a.name) = lower(${name})))
    ORDER BY lower(t.name) = lower(${name}) DESC LIMIT 1`.execute(db)
  return rows[0]?.id
}

/** The id of a district of a state, likewise; one that was merged or renamed leads to its successor. */
export async function findDistrict(db: Db | Tx, state: string, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT coalesce(t.successor, t.id) AS id FROM district t WHERE t.state = ${state} AND (lower(t.name) = lower(${name})
      OR EXISTS (SELECT 1 FROM district_aliases a WHERE a.owner_id = t.id AND lower(a.name) = lower(${name})))
    ORDER BY lower(t.name) = lower(${name}) DESC LIMIT 1`.execute(db)
  return rows[0]?.id
}
