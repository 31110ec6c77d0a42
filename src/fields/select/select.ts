import { type Field, type FieldOptions, type FieldType, makeField } from '../../core/index.ts'

export interface SelectOptions<V extends string = string> extends FieldOptions {
  default?: NoInfer<V>
}

const type: FieldType<string, SelectOptions & { values: readonly string[] }> = {
  kind: 'select',
  column: () => 'text',
  schema: ({ values }, z) => z.enum(values as [string, ...string[]]),
  operators: ['eq', 'not', 'in', 'empty'],
  sortable: true,
  constraints: (column, { values }) => [
    `${column} IN (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`,
  ],
  examples: {
    options: { values: ['small', 'large'] },
    valid: ['small', 'large'],
    invalid: ['medium', 1, ''],
  },
}

/** One of a fixed list of values; their texts are `fields.<name>.values.<value>` in the catalogues. */
export function select<const V extends string, const O extends SelectOptions<V> = Record<never, never>>(
  values: readonly V[],
  options?: O,
): Field<'select', V, O & { values: readonly V[] }> {
  return makeField(type, { ...options, values })
}
select.type = type
