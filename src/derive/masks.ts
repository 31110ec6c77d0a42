import type { Field, Fields, Resource, Viewer } from '../core/index.ts'
import { maskedFields } from './permissions.ts'

type Values = Record<string, unknown>

/**
 * A record as a viewer may see it: fields that are `masked` for them in part. The one place where values are masked, for single
 * records, lists, exports and histories alike; hooks and operations see them whole.
 */
export function maskRecord<T extends Values>(viewer: Viewer, resource: Resource, record: T): T {
  const names = maskedFields(viewer, resource).filter((name) => name in record)
  if (names.length === 0) return record
  return {
    ...record,
    ...Object.fromEntries(names.map((name) => [name, maskValue(resource, name, record[name])])),
  }
}

/** A value of a field in part; of rows, those of their fields that are masked. Empty ones stay. */
export function maskValue({ fields }: Pick<Resource, 'fields'>, name: string, value: unknown): unknown {
  const field = fields[name]
  if (!field || value === null || value === undefined) return value
  const inner = Object.entries((field.options.fields ?? {}) as Fields).filter(([, row]) => row.options.masked)
  if (inner.length === 0) return masked(field, value)
  return (value as Values[]).map((row) => ({
    ...row,
    ...Object.fromEntries(
      inner.flatMap(([key, part]) => (row[key] == null ? [] : [[key, masked(part, row[key])]])),
    ),
  }))
}

const masked = (field: Field, value: unknown): unknown => field.type.mask?.(value) ?? null
