import type { AnyRecord, Resource, Viewer } from '../../src/core/index.ts'
import { writableFields } from '../../src/derive/permissions.ts'
import { ApiError } from '../apiError.ts'
import type { Left } from './bulkChanges.ts'
import type { FieldChange } from './history.ts'
import { readInput } from './input.ts'
import { changesOf, demandUntouched, valueAt, valuesBefore } from './notedChanges.ts'
import { demandOpen } from './refuse.ts'
import { saveRecord } from './save.ts'
import { isSame } from './values.ts'
import { fieldOf } from './waysBack.ts'
import type { Work } from './workTypes.ts'

/**
 * Puts back the fields that a bulk change or an import set in a locked record, as if the person wrote the old values by hand. Rows that
 * were taken away come back under their ids.
 */
export async function undoFields(
  work: Work,
  resource: Resource,
  record: AnyRecord,
  left: Left,
  fields: readonly string[],
): Promise<void> {
  demandOpen(resource, 'edit', record)
  const all = await changesOf(work, resource, left, 'update')
  const asked = all.filter(({ field }) => fields.includes(field))
  if (asked.length === 0) throw new ApiError('not-allowed-now')
  await demandUntouched(work, resource, record, asked, left.version)
  const followed = all.filter((change) => !asked.includes(change))
  const changes = [...asked, ...consequences(resource, work.actor, record, followed)]
  const former = valuesBefore(changes)
  const input = readInput(resource, work.actor, former, record)
  await saveRecord(work, resource, input, record, { action: 'update', isAsked: true, former })
}

/**
 * What the hooks filled in with it, such as the manufacturer of another brand: it goes as it came where the person may write it and
 * nobody has changed it since.
 */
function consequences(
  resource: Resource,
  viewer: Viewer,
  record: AnyRecord,
  changes: readonly FieldChange[],
): FieldChange[] {
  const writable = new Set(writableFields(viewer, resource))
  return changes.filter(
    ({ field, after }) =>
      writable.has(fieldOf(field)) &&
      !resource.fields[field]?.options.fields &&
      isSame(valueAt(record, field), after),
  )
}
