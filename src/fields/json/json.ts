import { defineField, type FieldOptions } from '../../core/index.ts'

export interface JsonOptions extends FieldOptions {
  /** It may hold pictures of the media library, such as the blocks of a page do. */
  pictures?: true
}

/** Any JSON value of at most 64 KiB; for what no other kind fits. */
export const json = defineField<'json', unknown, JsonOptions>({
  kind: 'json',
  column: () => 'jsonb',
  schema: (_, z) =>
    z
      .json()
      .refine((value) => JSON.stringify(value).length <= 65_536, { params: { code: 'too-large-json' } })
      .refine((value) => !JSON.stringify(value).includes('\\u0000'), { params: { code: 'unreadable-text' } }),
  operators: ['empty'],
  sortable: false,
  toText: (value) => JSON.stringify(value),
  fromText: (text) => JSON.parse(text),
  examples: {
    valid: [{ a: [1, 'two', null] }, [true], 5, 'text'],
    invalid: [undefined, Number.NaN, 'x'.repeat(65_537), 'nul\u0000'],
  },
})
