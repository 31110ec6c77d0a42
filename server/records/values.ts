import { isDeepStrictEqual } from 'node:util'
import type { AnyRecord, Field, Fields, Resource } from '../../src/core/index.ts'
import { oncePer } from '../../src/core/oncePer.ts'
import { columnType } from '../../src/derive/tableColumn.ts'

export type Values = Record<string, unknown>

/** A row that a record owns. */
export type Row = Values & { readonly id: string }

/** Whether two values of a field are one; the order of an object's keys does not count, as the database does not keep it. */
export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a ?? null, b ?? null)

/** A value as the parameter of a statement. */
export function parameter(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  return columnType(field) === 'jsonb' ? JSON.stringify(value) : value
}

/** The names of the fields that have a column in the table of their resource. */
export const columnFields: (fields: Fields) => readonly string[] = oncePer((fields) =>
  Object.entries(fields).flatMap(([name, field]) => (columnType(field) === null ? [] : [name])),
)

/** The names of the fields that own rows. */
export const rowFields = (resource: Resource): string[] =>
  Object.entries(resource.fields).flatMap(([name, { options }]) => (options.fields ? [name] : []))

/** The fields of the rows that a field owns. */
export const innerFields = (resource: Resource, name: string): Fields =>
  (resource.fields[name]?.options.fields ?? {}) as Fields

/** A record without what the system adds. */
export function storedValues({
  id: _,
  version: __,
  createdAt: ___,
  updatedAt: ____,
  ...values
}: AnyRecord): Values {
  return values
}
