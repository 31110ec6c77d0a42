import { defineField, type FieldOptions } from '../../core/index.ts'
import { plainText } from '../text/plainText.ts'

export type KeyValueOptions = FieldOptions

/** Named texts, such as metadata for another system: at most 50 keys of letters, digits, dots and underscores. */
export const keyValue = defineField<'keyValue', Record<string, string>, KeyValueOptions>({
  kind: 'keyValue',
  column: () => 'jsonb',
  schema: (_, z) =>
    z
      .record(z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,59}$/), plainText(z, 0, 500))
      .refine((value) => Object.keys(value).length <= 50, { params: { code: 'too-many-keys' } }),
  operators: ['empty'],
  sortable: false,
  toText: (value) => JSON.stringify(value),
  fromText: (text) => JSON.parse(text),
  examples: { valid: [{ erp: 'A-17', 'feed.id': '' }], invalid: ['x', { '': 'x' }, { a: 1 }, [1]] },
})
