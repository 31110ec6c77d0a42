import { defineField, type FieldOptions } from '../../core/index.ts'

export interface IntegerOptions extends FieldOptions {
  min?: number
  max?: number
  default?: number
  /** The database itself refuses what is outside of `min` and `max`; for numbers that are written by SQL, too. */
  checked?: boolean
}

/** A whole number of up to nine digits. */
export const integer = defineField<'integer', number, IntegerOptions>({
  kind: 'integer',
  column: () => 'integer',
  schema: ({ min = -999_999_999, max = 999_999_999 }, z) => z.int().min(min).max(max),
  operators: ['eq', 'not', 'in', 'gt', 'gte', 'lt', 'lte', 'empty'],
  sortable: true,
  digits: () => 0,
  constraints: (column, { min, max, checked }) => [
    ...(checked && min !== undefined ? [`${column} >= ${min}`] : []),
    ...(checked && max !== undefined ? [`${column} <= ${max}`] : []),
  ],
  examples: { valid: [0, 1, -5, 999_999_999], invalid: [0.5, '1', Number.NaN, 1e10] },
})
