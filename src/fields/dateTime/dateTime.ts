import { defineField, type FieldOptions } from '../../core/index.ts'
import { instantSql } from '../../core/instantSql.ts'

export interface DateTimeOptions extends FieldOptions {
  default?: string
}

/** A moment, in UTC with milliseconds: `2026-11-20T18:00:00.000Z`. Shown in the shop's time zone. */
export const dateTime = defineField<'dateTime', string, DateTimeOptions>({
  kind: 'dateTime',
  column: () => 'timestamptz(3)',
  schema: (_, z) =>
    z.iso
      .datetime({ offset: true })
      .refine((value) => value >= '1900' && value < '9999', { params: { code: 'bad-date' } })
      .overwrite((value) => (Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString())),
  operators: ['eq', 'not', 'in', 'gt', 'gte', 'lt', 'lte', 'empty'],
  sortable: true,
  read: instantSql,
  constraints: (column) => [`isfinite(${column})`],
  examples: {
    valid: ['2026-11-20T18:00:00.000Z', '2024-02-29T23:59:59.999Z'],
    invalid: ['2026-11-20', '2026-11-20 18:00', 'now', 'infinity', 0, '2026-13-01T00:00:00.000Z'],
  },
})
