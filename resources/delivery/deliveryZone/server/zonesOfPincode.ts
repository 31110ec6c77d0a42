import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findPlace } from '../../pincode/server/findPlace.ts'
import { zoneAt } from './zoneAt.ts'

/**
 * The zones whose closest word takes a postal code in, whatever names it there: the code itself, a range, its city, its state. One that
 * is not listed is looked for in the default country. None for what is no postal code.
 */
export async function zonesOfPincode(db: Db, query: string): Promise<string[]> {
  const code = query.trim().toUpperCase()
  const zones = new Set<string>()
  for (const iso2 of await countriesOf(db, code)) {
    const { place } = await findPlace(db, code, iso2)
    const { claims } = await zoneAt(db, place)
    for (const { zone, member } of claims) if (member.mode === 'include') zones.add(zone)
  }
  return [...zones]
}

/** The countries that list a code, else the default one if its codes look like it. */
async function countriesOf(db: Db, code: string): Promise<string[]> {
  if (!/^(?=.*\d)[A-Z0-9][A-Z0-9 -]{2,9}$/.test(code)) return []
  const { rows } = await sql<{ iso2: string; pattern: string | null; lists: boolean }>`
    SELECT * FROM (SELECT c.iso2, c.postal_pattern AS pattern, c.is_default,
      EXISTS (SELECT 1 FROM pincode p WHERE p.country = c.id AND p.pincode = ${code}) AS lists FROM country c) c
    WHERE c.lists OR c.is_default`.execute(db)
  return rows
    .filter(({ lists, pattern }) => lists || (pattern !== null && new RegExp(pattern).test(code)))
    .map(({ iso2 }) => iso2)
}
