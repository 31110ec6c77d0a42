import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { type Claim, resolveZone, type Zone } from '../rules/resolveZone.ts'
import type { Place, ZoneMember } from '../rules/zoneMember.ts'
import { coversSql } from './zonesSql.ts'

/** A zone's claim to a place with the zone's name and the name of what its deciding member says. */
export interface NamedClaim extends Claim {
  readonly name: string
  readonly code: string
  readonly priority: number
  readonly place: string
}

interface Row extends ZoneMember {
  readonly zone: string
  readonly name: string
  readonly code: string
  readonly priority: number
  readonly active: boolean
  readonly place: string
}

/** Which zone serves a place, and what every zone that speaks of it says. Reads only the members that cover the place. */
export async function zoneAt(db: Db, place: Place): Promise<{ zone: string | null; claims: NamedClaim[] }> {
  const { rows } = await sql<Row>`
    SELECT z.id AS zone, z.name, z.code, z.priority, z.active, m.level, m.mode, m.country, m.state, m.district, m.city,
      m."from", m."to",
      CASE m.level
        WHEN 'country' THEN (SELECT name FROM country WHERE id = m.country)
        WHEN 'state' THEN (SELECT name FROM state WHERE id = m.state)
        WHEN 'district' THEN (SELECT name FROM district WHERE id = m.district)
        WHEN 'city' THEN (SELECT name FROM city WHERE id = m.city)
        WHEN 'prefix' THEN m."from" || '…'
        WHEN 'range' THEN m."from" || '–' || m."to"
        ELSE m."from"
      END AS place
    FROM delivery_zone_members m JOIN delivery_zone z ON z.id = m.owner_id WHERE ${coversSql(place)}
    ORDER BY z.id, m.position`.execute(db)
  const zones = new Map<string, Zone & { members: Row[] }>()
  for (const row of rows) {
    const known = zones.get(row.zone)
    if (known) known.members.push(row)
    else zones.set(row.zone, { id: row.zone, priority: row.priority, active: row.active, members: [row] })
  }
  const { zone, claims } = resolveZone([...zones.values()], place)
  return {
    zone,
    claims: claims.map((claim) => {
      const { name, code, priority, place: named } = claim.member as Row
      return { ...claim, name, code, priority, place: named }
    }),
  }
}
