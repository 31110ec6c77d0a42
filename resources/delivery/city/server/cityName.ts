import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { pincode } from '../../pincode/pincode.ts'

/** The name of a city as its pincodes keep it, so that they are found by it; null without a city. */
export async function cityName(db: Tx, city: string | null): Promise<string | null> {
  if (city === null) return null
  const { rows } = await sql<{ name: string }>`SELECT name FROM city WHERE id = ${city}`.execute(db)
  return rows[0]?.name ?? null
}

/** Lets the pincodes of a city follow its name; each looks it up as it is stored. */
export async function renamePincodes(db: Tx, records: Records, city: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM pincode p JOIN city c ON c.id = p.city WHERE c.id = ${city} AND p.city_name IS DISTINCT FROM c.name
    ORDER BY p.id`.execute(db)
  for (const { id } of rows) await records.update(pincode, id, {})
}
