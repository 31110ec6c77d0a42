import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { country } from '../country.ts'

type Country = RecordOf<typeof country>

/**
 * Refuses patterns that are none, a default country that is not sold to, and a shop without a default.
 * @throws ApiError `invalid` with the codes `bad-pattern`, `default-active`, `one-default`
 */
export async function guardCountry(db: Tx, record: Country, previous: Country | undefined): Promise<void> {
  for (const field of ['postalPattern', 'taxIdPattern'] as const) {
    if (!isPattern(record[field])) throw refused<Country>(field, 'bad-pattern')
  }
  // Of two that become the default at once the second waits, and takes the mark from the first.
  if (record.isDefault && !previous?.isDefault) await takeTurn(db, 'atelier default country')
  if (record.isDefault && !record.active) throw refused<Country>('active', 'default-active')
  if (previous?.isDefault && !record.isDefault && !(await otherDefault(db, record.id))) {
    throw refused<Country>('isDefault', 'one-default')
  }
}

/** @throws ApiError `not-allowed-now` for the default country */
export function guardDelete(record: Country): void {
  if (record.isDefault) throw new ApiError('not-allowed-now')
}

/** The country that was the default before another one became it. */
export async function otherDefault(db: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM country WHERE is_default AND id <> ${id} LIMIT 1`.execute(db)
  return rows[0]?.id
}

function isPattern(text: string | null): boolean {
  try {
    return text === null || Boolean(new RegExp(text))
  } catch {
    return false
  }
}
