import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { deliveryZone } from '../deliveryZone.ts'

type Zone = RecordOf<typeof deliveryZone>

export const takeInInput = z.strictObject({ pincodes: z.array(z.guid().toLowerCase()).min(1).max(1000) })

/**
 * Lets a zone take listed pincodes in by name, which is the closest word there is; zones that named them so before do so no more.
 * Answers how many it took.
 */
export async function takeIn(
  db: Tx,
  records: Records,
  zone: Zone,
  { pincodes }: z.output<typeof takeInInput>,
): Promise<{ taken: number }> {
  const { rows } = await sql<{ country: string; from: string }>`
    SELECT country, pincode AS "from" FROM pincode WHERE id = ANY (${pincodes}::uuid[]) ORDER BY pincode`.execute(
    db,
  )
  const names = new Set(rows.map(keyOf))
  const isNamed = (member: Zone['members'][number]) => member.level === 'pincode' && names.has(keyOf(member))
  const { rows: others } = await sql<{ id: string }>`
    SELECT DISTINCT m.owner_id AS id FROM delivery_zone_members m JOIN pincode p ON p.country = m.country AND p.pincode = m."from"
    WHERE m.level = 'pincode' AND m.mode = 'include' AND m.owner_id <> ${zone.id} AND p.id = ANY (${pincodes}::uuid[])
    ORDER BY 1`.execute(db)
  for (const { id } of others) {
    const other = await records.read(deliveryZone, id)
    const members = other?.members.filter((member) => !(isNamed(member) && member.mode === 'include'))
    if (members) await records.update(deliveryZone, id, { members })
  }
  const taken = rows.map((place) => ({ level: 'pincode', mode: 'include', ...place }))
  const members = [...zone.members.filter((member) => !isNamed(member)), ...taken] as Zone['members']
  await records.update(deliveryZone, zone.id, { members })
  return { taken: taken.length }
}

const keyOf = ({ country, from }: { country: string | null; from: string | null }) => `${country} ${from}`
