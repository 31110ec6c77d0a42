import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { attributeSet } from '../../attributeSet/attributeSet.ts'
import { nearest } from './inherited.ts'

/** The codes of attributes that a product's category demands and that have no value, as one text; null where none is missing. */
export async function missingAttributes(
  attributes: Readonly<Record<string, string>> | null,
  path: readonly Readonly<Record<string, unknown>>[],
  db: Db,
): Promise<string | null> {
  const id = nearest(path, 'attributeSet')
  const set =
    typeof id === 'string'
      ? ((await findRecord(db, attributeSet, id)) as RecordOf<typeof attributeSet> | undefined)
      : undefined
  if (!set?.active) return null
  const missing = set.attributes
    .filter(({ code, required }) => required && !attributes?.[code]?.trim())
    .map(({ code }) => code)
  return missing.join(', ') || null
}
