import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { demandUnused } from '../../geography/server/places.ts'
import type { state } from '../state.ts'

type State = RecordOf<typeof state>

/**
 * Refuses a code of another country, prefixes that run backwards, and another country for a state in which places lie.
 * @throws ApiError `invalid` with the codes `other-country`, `backwards`, `has-places`
 */
export async function guardState(db: Tx, record: State, previous: State | undefined): Promise<void> {
  const { rows } = await sql<{
    iso2: string
  }>`SELECT iso2 FROM country WHERE id = ${record.country}`.execute(db)
  const iso2 = rows[0]?.iso2
  if (iso2 && !record.isoCode.startsWith(`${iso2}-`)) {
    throw refused<State>('isoCode', 'other-country', { country: iso2 })
  }
  record.pinPrefixes.forEach(({ from, to }, index) => {
    if (to !== null && (to.length !== from.length || to < from))
      throw refused<State>(`pinPrefixes.${index}.to`, 'backwards')
  })
  if (previous && previous.country !== record.country) {
    const pointing = [
      ['district', 'state'],
      ['pincode', 'state'],
    ] as const
    await demandUnused(db, 'country', record.id, pointing)
  }
}
