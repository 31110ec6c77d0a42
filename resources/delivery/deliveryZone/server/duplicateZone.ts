import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { deliveryZone } from '../deliveryZone.ts'

type Zone = RecordOf<typeof deliveryZone>

/** A second zone like this one, inactive and under the next free code (`METRO-2`), so that it changes nothing until it is looked at. */
export async function duplicateZone(db: Tx, records: Records, zone: Zone): Promise<Zone> {
  const base = zone.code.replace(/-\d+$/, '').slice(0, 25)
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM delivery_zone WHERE code LIKE ${`${base.replace(/[%_\\]/g, '\\$&')}-%`}`.execute(db)
  const taken = new Set(rows.map(({ code }) => code))
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  const { name, description, translations, priority, members, methods, slabs, codSlabs, origins } = zone
  return records.create(deliveryZone, {
    description,
    translations,
    priority,
    members,
    methods,
    slabs,
    codSlabs,
    origins,
    name: `${name.slice(0, 74)} (${number})`,
    code: `${base}-${number}`,
    active: false,
  })
}
