import { defineField, type FieldOptions } from '../../core/index.ts'

export interface PercentOptions extends FieldOptions {
  /** 0 and 100 by default. */
  min?: number
  max?: number
  default?: number
}

/** A percentage with up to three digits after the point: 18 means 18%. */
export const percent = defineField<'percent', number, PercentOptions>({
  kind: 'percent',
  column: () => 'numeric(9, 3)',
  schema: ({ min = 0, max = 100 }, z) => z.number().min(min).max(max).multipleOf(0.001),
  operators: ['eq', 'not', 'in', 'gt', 'gte', 'lt', 'lte', 'empty'],
  sortable: true,
  digits: () => 3,
  examples: { valid: [0, 18, 2.5, 99.999, 100], invalid: [-1, 101, '5', 0.0001, Number.NaN] },
})
