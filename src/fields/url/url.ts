import { defineField, type FieldOptions } from '../../core/index.ts'

/** A web address, http or https only. */
export const url = defineField<'url', string, FieldOptions>({
  kind: 'url',
  column: () => 'text',
  schema: (_, z) =>
    z
      .string()
      .trim()
      .max(2000)
      .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain })),
  operators: ['eq', 'contains', 'empty'],
  sortable: false,
  words: (value) => value,
  examples: {
    valid: ['https://atelier.example/brands?page=2', 'http://shop.example'],
    invalid: ['javascript:alert(1)', 'atelier', '', 1, 'ftp://shop.example', 'https://'],
  },
})
