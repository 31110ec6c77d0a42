import { type Field, type FieldOptions, type FieldType, makeField } from '../../core/index.ts'

export interface MultiSelectOptions<V extends string = string> extends FieldOptions {
  default?: readonly NoInfer<V>[]
}

const type: FieldType<string[], MultiSelectOptions & { values: readonly string[] }> = {
  kind: 'multiSelect',
  column: () => 'text[]',
  schema: ({ values }, z) =>
    z
      .array(z.enum(values as [string, ...string[]]))
      .refine((entries) => new Set(entries).size === entries.length, { params: { code: 'repeated' } }),
  operators: ['has', 'empty'],
  sortable: false,
  constraints: (column, { values }) => {
    const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
    return [`${column} <@ ARRAY[${list}]::text[]`]
  },
  toText: (value) => value.join(' '),
  fromText: (text) => text.split(/\s+/).filter(Boolean),
  examples: {
    options: { values: ['web', 'shop', 'app'] },
    valid: [[], ['web'], ['app', 'shop']],
    invalid: ['web', ['mail'], ['web', 'web'], [1]],
  },
}

/** Any number of a fixed list of values. An empty list, never null. */
export function multiSelect<
  const V extends string,
  const O extends MultiSelectOptions<V> = Record<never, never>,
>(values: readonly V[], options?: O): Field<'multiSelect', V[], O & { values: readonly V[]; list: true }> {
  return makeField(type, { ...options, values, list: true })
}
multiSelect.type = type
