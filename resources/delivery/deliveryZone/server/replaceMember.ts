import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { deliveryZone } from '../deliveryZone.ts'

/** Lets every zone that names a state, a district or a city name another one in its place, once; for places that are merged. */
export async function replaceMember(
  db: Tx,
  records: Records,
  level: 'state' | 'district' | 'city',
  from: string,
  into: string,
): Promise<void> {
  const { rows } = await sql<{ zone: string }>`
    SELECT DISTINCT owner_id AS zone FROM delivery_zone_members WHERE ${sql.ref(level)} = ${from} ORDER BY 1`.execute(
    db,
  )
  for (const { zone } of rows) {
    const known = await records.read(deliveryZone, zone)
    if (!known) continue
    const isNamed = known.members.some((member) => member[level] === into)
    const members = known.members
      .filter((member) => !(isNamed && member[level] === from))
      .map((member) => (member[level] === from ? { ...member, [level]: into } : member))
    await records.update(deliveryZone, zone, { members })
  }
}
