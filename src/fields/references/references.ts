import { type Condition, type Field, type FieldOptions, type FieldType, makeField } from '../../core/index.ts'

export interface ReferencesOptions extends FieldOptions {
  /** Most entries; 100 by default. */
  max?: number
  /** Offers the tree of the other area to choose from, beside finding by words; for areas that have a field `parent`. */
  tree?: boolean
  /** Which records of the other area may be chosen: only these are offered, and only these are taken when a record is saved. */
  readonly where?: Condition
}

const type: FieldType<string[], ReferencesOptions & { to: string }> = {
  kind: 'references',
  column: () => 'uuid[]',
  schema: ({ max = 100 }, z) =>
    z
      .array(z.guid().toLowerCase())
      .max(max)
      .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'repeated' } }),
  operators: ['has', 'empty'],
  sortable: false,
  toText: (value) => value.join(' '),
  fromText: (text) => text.split(/\s+/).filter(Boolean),
  examples: {
    options: { to: 'tag' },
    valid: [[], ['01932b1c-7a80-7000-8000-000000000001', '01932b1c-7a80-7000-8000-000000000002']],
    invalid: ['x', ['x'], ['01932b1c-7a80-7000-8000-000000000001', '01932b1c-7a80-7000-8000-000000000001']],
  },
}

/** Several records of another resource, in order. An empty list, never null. */
export function references<const N extends string, const O extends ReferencesOptions = Record<never, never>>(
  to: N,
  options?: O,
): Field<'references', string[], O & { to: N; list: true }> {
  return makeField(type, { ...options, to, list: true })
}
references.type = type
