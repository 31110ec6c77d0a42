import { defineField, type FieldOptions } from '../../core/index.ts'

export interface DecimalOptions extends FieldOptions {
  min?: number
  max?: number
  /** Digits after the point; 2 by default, at most 6. */
  digits?: number
  default?: number
}

/** A number with a fixed count of digits after the point. For amounts of money use `money`. */
export const decimal = defineField<'decimal', number, DecimalOptions>({
  kind: 'decimal',
  column: ({ digits = 2 }) => `numeric(${9 + digits}, ${digits})`,
  schema: ({ min = -1e9 + 1, max = 1e9 - 1, digits = 2 }, z) =>
    z
      .number()
      .min(min)
      .max(max)
      .multipleOf(Number(`1e-${digits}`)),
  operators: ['eq', 'not', 'in', 'gt', 'gte', 'lt', 'lte', 'empty'],
  sortable: true,
  digits: ({ digits = 2 }) => digits,
  examples: {
    valid: [0, 0.25, -12.5, 1000.01],
    invalid: ['1', 0.001, Number.NaN, 1e10, Number.POSITIVE_INFINITY],
  },
})
