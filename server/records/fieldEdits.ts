import { z } from 'zod'
import type { AnyRecord, Field, Resource, Viewer } from '../../src/core/index.ts'
import { isInput } from '../../src/core/index.ts'
import { editedAs, type FieldEdit, type FieldEdits } from '../../src/derive/fieldEdits.ts'
import { readableFields } from '../../src/derive/permissions.ts'
import { refused } from '../refused.ts'
import { readBody } from '../requests/read.ts'
import { malformed } from './parameters.ts'
import type { Values } from './values.ts'

const clear = z.literal(true).optional()
const entries = z.array(z.string().max(500)).min(1).max(100).optional()
const ofAny = z.strictObject({ clear })
const ofList = z.strictObject({ clear, add: entries, remove: entries })

/** Digits after the point that a percentage may have. */
const percentDigits = 3

const ofNumber = (digits: number) =>
  z.strictObject({
    clear,
    by: withDigits(digits, 1e14).optional(),
    percent: withDigits(percentDigits, 1000).min(-100).optional(),
  })

const withDigits = (digits: number, most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .multipleOf(Number(`1e-${digits}`))

function schemaOf(field: Field) {
  const { type, options } = field
  const as = editedAs(field)
  if (as === 'list') return ofList
  return as === 'number' ? ofNumber(type.digits?.(options) ?? 0) : ofAny
}

/**
 * Reads what a bulk update does to the fields of each record, beside what it sets (`data`). Whether the person may change a field, each
 * record says, as for what is set.
 * @throws ApiError `unknown-field` for a field or a change that is not there or not visible, `invalid`, `malformed` where a field is
 * given no change, several that exclude each other, or a value beside
 */
export function readFieldEdits(
  resource: Resource,
  viewer: Viewer,
  given: Readonly<Record<string, unknown>>,
  data: Values,
): FieldEdits {
  const changeable = readableFields(viewer, resource).flatMap((name) => {
    const field = resource.fields[name]
    // Owned rows that are taken away do not come back with their ids.
    return field && isInput(field) && !field.options.fields
      ? [[name, schemaOf(field).optional()] as const]
      : []
  })
  const changes = readBody(z.strictObject(Object.fromEntries(changeable)), given) as FieldEdits
  for (const [name, change] of Object.entries(changes)) {
    if (Object.hasOwn(data, name)) throw malformed(`${name} is both set and changed`)
    const kinds = Object.keys(change)
    const isOne = kinds.length === 1 || kinds.every((kind) => kind === 'add' || kind === 'remove')
    if (kinds.length === 0 || !isOne) throw malformed(`${name} takes one change`)
  }
  return changes
}

/**
 * The values that changes give a record, to be written as if they had been sent.
 * @throws ApiError `invalid` where a number is changed that the record does not have
 */
export const changedValues = (resource: Resource, record: AnyRecord, changes: FieldEdits): Values =>
  Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      changedValue(name, resource.fields[name] as Field, record[name], change),
    ]),
  )

function changedValue(path: string, { type, options }: Field, value: unknown, change: FieldEdit): unknown {
  const { clear, add = [], remove = [], by, percent } = change
  if (clear) return options.list ? [] : null
  if (by === undefined && percent === undefined) {
    const kept = ((value ?? []) as string[]).filter((entry) => !remove.includes(entry))
    return [...kept, ...add.filter((entry) => !kept.includes(entry))]
  }
  if (typeof value !== 'number') throw refused<AnyRecord>(path, 'required')
  const digits = type.digits?.(options) ?? 0
  const units = unitsOf(value, digits)
  return by === undefined
    ? fromUnits(byPercent(units, percent ?? 0), digits)
    : fromUnits(units + unitsOf(by, digits), digits)
}

/** Whole units of the last digit: calculated with exactly, where fractions would not be. */
const unitsOf = (value: number, digits: number): bigint => BigInt(Math.round(value * 10 ** digits))

const fromUnits = (units: bigint, digits: number): number => Number(units) / 10 ** digits

function byPercent(units: bigint, percent: number): bigint {
  const whole = 100n * 10n ** BigInt(percentDigits)
  const product = units * (whole + unitsOf(percent, percentDigits))
  const half = product < 0n ? -whole / 2n : whole / 2n
  return (product + half) / whole
}
