import { defineField, type FieldOptions } from '../../core/index.ts'

export interface SlugOptions extends FieldOptions {
  /** The field that it is made from where none is given. */
  from?: string
}

/** The last part of an address: lower-case letters, digits and single hyphens. */
export const slug = defineField<'slug', string, SlugOptions>({
  kind: 'slug',
  column: () => 'text',
  schema: (_, z) =>
    z
      .string()
      .max(120)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  operators: ['eq', 'not', 'in', 'contains', 'empty'],
  sortable: true,
  words: (value) => value.replaceAll('-', ' '),
  examples: { valid: ['linen-shirt', 'a', '2026'], invalid: ['Linen', 'a--b', '-a', '', 'é', 1] },
})
