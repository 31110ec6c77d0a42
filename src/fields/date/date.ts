import { defineField, type FieldOptions } from '../../core/index.ts'

export interface DateOptions extends FieldOptions {
  default?: string
}

/** A calendar day without a time: `2026-11-20`. */
export const date = defineField<'date', string, DateOptions>({
  kind: 'date',
  column: () => 'date',
  schema: (_, z) => z.iso.date().refine((value) => value >= '1900-01-01', { params: { code: 'bad-date' } }),
  operators: ['eq', 'not', 'in', 'gt', 'gte', 'lt', 'lte', 'empty'],
  sortable: true,
  constraints: (column) => [`isfinite(${column})`],
  examples: {
    valid: ['2026-11-20', '2024-02-29'],
    invalid: ['2025-02-29', '20.11.2026', 'today', 'infinity', 5],
  },
})
