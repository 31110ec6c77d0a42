import type { Field } from '../core/index.ts'

/**
 * What is done to one field of each record, from the value that it has. `clear` empties it; of a list, `add` puts entries at its end that
 * it does not have, and `remove` takes some out; of a number, `by` is added (money in minor units), `percent` is a change of the value
 * that it has (-10 makes it a tenth less), rounded half away from zero to the digits of the field.
 */
export interface FieldEdit {
  readonly clear?: true | undefined
  readonly add?: readonly string[] | undefined
  readonly remove?: readonly string[] | undefined
  readonly by?: number | undefined
  readonly percent?: number | undefined
}

export type FieldEdits = Readonly<Record<string, FieldEdit>>

/** What may be done to a field: of a list whose entries can be told apart by a text, of a number that is calculated with, or of any other. */
export function editedAs({ type, options }: Field): 'list' | 'number' | 'any' {
  if (options.list && type.operators.includes('has')) return 'list'
  return type.digits ? 'number' : 'any'
}
