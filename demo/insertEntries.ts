import { uuidv7 } from 'uuidv7'
import type { Tx } from '../server/database/schema.ts'
import { changesBetween } from '../server/records/history.ts'
import { mergeTexts } from '../server/records/input.ts'
import { withRowIds } from '../server/records/rows.ts'
import { sanitise } from '../server/records/sanitise.ts'
import { storedValues } from '../server/records/values.ts'
import { systemActor } from '../server/systemActor.ts'
import type { AnyRecord, Resource } from '../src/core/index.ts'
import { localizedFields } from '../src/derive/localizedFields.ts'
import { validate } from '../src/derive/validate.ts'
import { insertHistory } from './sales/insertHistory.ts'
import { insertRecords } from './sales/insertRecords.ts'
import type { Entry } from './shop.ts'

/**
 * Stores many entries with a statement for each table: checked by the rules of their fields, but by no hook, so it is for areas whose
 * hooks add nothing to them. The counts of what they refer to are counted afterwards. Answers their ids, in their order.
 * @throws Error where an entry breaks a rule.
 */
export async function insertEntries(
  db: Tx,
  resource: Resource,
  entries: readonly Entry[],
): Promise<string[]> {
  const records = entries.map((entry) => recordOf(resource, entry))
  await insertRecords(db, {
    resource,
    records: records.map((record) => ({
      id: record.id,
      createdAt: record.createdAt,
      updatedAt: record.updatedAt,
      version: record.version,
      status: record.status as string,
      values: storedValues(record),
    })),
  })
  await insertHistory(
    db,
    records.map((record) => ({
      resource,
      record: record.id,
      version: record.version,
      at: record.createdAt,
      actor: systemActor,
      action: 'create',
      changes: changesBetween(resource, undefined, record),
    })),
  )
  return records.map(({ id }) => id)
}

function recordOf(resource: Resource, { key, at, values }: Entry): AnyRecord {
  const clean = sanitise(resource, values)
  if (localizedFields(resource).length > 0) clean.translations = mergeTexts(undefined, clean.translations)
  const checked = validate(resource, clean, undefined, true)
  if (!checked.ok) {
    const why = checked.problems.map(({ path, code }) => `${path} ${code}`).join(', ')
    throw new Error(
      `The ${resource.name} '${key}' of the demo shop breaks a rule: ${why}. Expected what a form would take.`,
    )
  }
  return { ...withRowIds(resource, checked.values), id: uuidv7(), version: 1, createdAt: at, updatedAt: at }
}
