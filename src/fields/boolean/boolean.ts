import { defineField, type FieldOptions } from '../../core/index.ts'

export interface BooleanOptions extends FieldOptions {
  default?: boolean
}

/** Yes or no. */
export const boolean = defineField<'boolean', boolean, BooleanOptions>({
  kind: 'boolean',
  column: () => 'boolean',
  schema: (_, z) => z.boolean(),
  operators: ['eq', 'not', 'empty'],
  sortable: true,
  fromText: (text) => ({ true: true, false: false })[text.toLowerCase()] ?? text,
  examples: { valid: [true, false], invalid: ['true', 1, 0] },
})
