import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { city } from '../../city/city.ts'
import { refreshZones } from '../../deliveryZone/server/refreshZones.ts'
import { replaceMember } from '../../deliveryZone/server/replaceMember.ts'
import { withAlias } from '../../geography/rules/withAlias.ts'
import { pincode } from '../../pincode/pincode.ts'
import { district } from '../district.ts'

type District = RecordOf<typeof district>

/**
 * Lets another district of its state answer to all names of one that is no more, and moves its cities, pincodes and zones there.
 * The old record stays and names its successor, so that history and imports still resolve (areas, 33).
 * @throws ApiError `invalid` at `successor`: the district itself, or one that is no more either
 */
export async function takeOver(db: Tx, records: Records, record: District): Promise<void> {
  const successor = record.successor ? await records.read(district, record.successor) : undefined
  if (!successor) throw refused<District>('successor', 'required')
  if (successor.id === record.id) throw refused<District>('successor', 'same-record')
  if (successor.state !== record.state) throw refused<District>('successor', 'not-in-state')
  if (successor.status !== 'active') throw refused<District>('successor', 'not-active')
  const names = [record.name, ...record.aliases.map(({ name }) => name)]
  const aliases = withAlias(successor.name, successor.aliases, ...names) as District['aliases']
  await records.update(district, successor.id, { aliases })
  const target = { district: successor.id }
  for (const id of await idsOf(db, 'city', record.id)) await records.update(city, id, target)
  for (const id of await idsOf(db, 'pincode', record.id)) await records.update(pincode, id, target)
  await replaceMember(db, records, 'district', record.id, successor.id)
  await refreshZones(db)
}

async function idsOf(db: Tx, table: 'city' | 'pincode', district: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM ${sql.table(table)} WHERE district = ${district} ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}
