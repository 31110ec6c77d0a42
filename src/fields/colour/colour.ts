import { defineField, type FieldOptions } from '../../core/index.ts'

export interface ColourOptions extends FieldOptions {
  default?: string
}

/** An opaque colour as six lower-case hexadecimal digits: `#3e82f7`. */
export const colour = defineField<'colour', string, ColourOptions>({
  kind: 'colour',
  column: () => 'text',
  schema: (_, z) =>
    z
      .string()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/),
  operators: ['eq', 'not', 'in', 'empty'],
  sortable: false,
  constraints: (column) => [`${column} ~ '^#[0-9a-f]{6}$'`],
  examples: { valid: ['#3e82f7', '#000000'], invalid: ['red', '#fff', '#3e82f7ff', 1] },
})
