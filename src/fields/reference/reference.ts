import { type Condition, type Field, type FieldOptions, type FieldType, makeField } from '../../core/index.ts'

export interface ReferenceOptions extends FieldOptions {
  /** Which records of the other area may be chosen: only these are offered, and only these are taken when a record is saved. */
  readonly where?: Condition
  /** The record belongs to the other one: it is deleted with it, whatever the person may do here, and comes back with it when that is undone. */
  readonly owned?: true
}

const type: FieldType<string, ReferenceOptions & { to: string }> = {
  kind: 'reference',
  column: () => 'uuid',
  schema: (_, z) => z.guid().toLowerCase(),
  operators: ['eq', 'not', 'in', 'empty'],
  sortable: false,
  examples: {
    options: { to: 'brand' },
    valid: ['01932b1c-7a80-7000-8000-000000000001'],
    invalid: ['1', '', 5, '01932b1c-7a80-7000-8000-00000000000g'],
  },
}

/** One record of another resource, by its id. The database refuses an id that does not exist and keeps what is referred to. */
export function reference<const N extends string, const O extends ReferenceOptions = Record<never, never>>(
  to: N,
  options?: O,
): Field<'reference', string, O & { to: N }> {
  return makeField(type, { ...options, to })
}
reference.type = type
