import { defineField, type FieldOptions } from '../../core/index.ts'

/** An e-mail address, in lower case. */
export const email = defineField<'email', string, FieldOptions>({
  kind: 'email',
  column: () => 'text',
  schema: (_, z) => z.string().trim().toLowerCase().max(254).pipe(z.email()),
  operators: ['eq', 'not', 'in', 'contains', 'empty'],
  sortable: true,
  words: (value) => value,
  mask: (value) => `${value.slice(0, 1)}•••${value.slice(value.lastIndexOf('@'))}`,
  examples: {
    valid: ['asha@atelier.test', 'a.b+c@shop.example'],
    invalid: ['asha', 'a@b', '', 1, 'a b@c.de'],
  },
})
