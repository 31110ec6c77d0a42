import type { Field, Fields, Resource, Viewer } from '../../core/index.ts'
import { columnsOf } from '../../derive/columns.ts'
import { canAct, writableFields } from '../../derive/permissions.ts'
import { isFixed } from '../list/recordActions.ts'
import type { AnyViews, OwnSheet } from '../overrides.ts'

/** The sheet that has the records of the list themselves, one a row. */
export const recordSheet = 'records'

/**
 * The sheets that a viewer may change records of an area in: that of the records, and one for each field of owned rows with a code of
 * their own (the SKU of a variant), which has those of all records of the page.
 */
export function sheetsOf(viewer: Viewer, resource: Resource, { sheets }: AnyViews): string[] {
  if (bookedFields(viewer, sheets[recordSheet]).length > 0) return [recordSheet]
  if (!canAct(viewer, resource, 'edit')) return []
  const open = writableFields(viewer, resource).filter((name) => !isFixed(resource, name))
  const shown = new Set(columnsOf(resource, viewer).map(({ name }) => name))
  const hasCells = open.some((name) => shown.has(name) && resource.fields[name]?.kind !== 'rows')
  return [...(hasCells ? [recordSheet] : []), ...open.filter((name) => hasCodes(resource.fields[name]))]
}

/** The fields that a viewer changes by an operation of the area. */
export const bookedFields = (viewer: Viewer, own: OwnSheet | undefined): readonly string[] =>
  own?.booked?.mayBook(viewer) ? own.booked.fields : []

const hasCodes = (field: Field | undefined): boolean =>
  Object.values((field?.options.fields ?? {}) as Fields).some(({ options }) => options.unique)
