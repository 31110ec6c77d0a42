import { z } from 'zod'
import { defineField, type FieldOptions } from '../../core/index.ts'

export interface IntegerOptions extends FieldOptions {
  min?: number
  max?: number
  default?: number
}

/** A whole number of up to nine digits. */
export const integer = defineField<'integer', number, IntegerOptions>({
  kind: 'integer',
  column: () => 'integer',
  schema: ({ min = -999_999_999, max = 999_999_999 }) => z.int().min(min).max(max),
  operators: ['eq', 'not', 'in', 'gt', 'gte', 'lt', 'lte', 'empty'],
  sortable: true,
  examples: { valid: [0, 1, -5, 999_999_999], invalid: [0.5, '1', Number.NaN, 1e10] },
})
