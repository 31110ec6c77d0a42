import {
  type Field,
  type FieldOptions,
  type FieldRules,
  type Fields,
  type FieldType,
  makeField,
  type Simplify,
  type Values,
} from '../../core/index.ts'

export interface RowsOptions<F extends Fields = Fields> extends FieldOptions {
  min?: number
  /** Most rows; 1,000 by default. */
  max?: number
  rules?: { [K in keyof F]?: Pick<FieldRules<F, any>, 'atMost' | 'atLeast' | 'after'> }
  /** Combinations of fields that no two rows of one owner share. */
  uniqueTogether?: readonly (readonly Extract<keyof F, string>[])[]
  /** Fields that only the server sets, such as a stock: what people send of them is passed over. */
  kept?: readonly Extract<keyof F, string>[]
  /**
   * In a file, a sum that the server keeps stands apart: a column for each record of the area `by`, such as `stock: Mumbai`, which the hooks
   * of the area read and book (`apart`).
   */
  apart?: { readonly of: Extract<keyof F, string>; readonly by: string }
  /** Fields that another part of the form changes: the sheet leaves them out. */
  elsewhere?: readonly Extract<keyof F, string>[]
}

type Row = { id?: string } & Record<string, unknown>

const type: FieldType<Row[], RowsOptions<any> & { fields: Fields }> = {
  kind: 'rows',
  column: () => null,
  schema: ({ fields, min = 0, max = 1000 }, z) => {
    const shape = Object.entries(fields).map(([name, field]) => {
      const value = field.type.schema(field.options, z)
      return [name, field.options.required ? value : value.nullish()] as const
    })
    return z
      .array(z.strictObject({ id: z.guid().optional(), ...Object.fromEntries(shape) }))
      .min(min)
      .max(max)
  },
  operators: [],
  sortable: false,
  examples: { options: { fields: {} }, valid: [[]], invalid: ['x', [1], [{ unknown: 1 }]] },
}

/** Rows that their record owns: a table of their own, saved, copied and deleted with it. Each row keeps its `id`. */
export function rows<const F extends Fields, const O extends RowsOptions<F> = Record<never, never>>(
  fields: F,
  options?: O,
): Field<'rows', Simplify<{ id: string } & Values<F>>[], O & { fields: F; list: true }> {
  return makeField(type, { ...options, fields, list: true })
}
rows.type = type
