import { type Field, type FieldOptions, type FieldType, makeField } from '../../core/index.ts'
import { plainText } from '../text/plainText.ts'

export interface TextsOptions extends FieldOptions {
  /** Most entries; 100 by default. */
  max?: number
  /** What every entry looks like. */
  pattern?: RegExp
}

const type: FieldType<string[], TextsOptions> = {
  kind: 'texts',
  column: () => 'text[]',
  schema: ({ max = 100, pattern }, z) => {
    const entry = plainText(z, 1, 100).refine((text) => !/[,\r\n]/.test(text), {
      params: { code: 'no-comma' },
    })
    return z
      .array(pattern ? entry.regex(pattern) : entry)
      .max(max)
      .refine((entries) => new Set(entries).size === entries.length, { params: { code: 'repeated' } })
  },
  operators: ['has', 'empty'],
  sortable: false,
  toText: (value) => value.join(', '),
  fromText: (text) => text.split(/[,\n]/).flatMap((part) => part.trim() || []),
  examples: {
    valid: [[], ['XL'], ['XXL', '2-3 Y', '麻']],
    invalid: ['XL', ['a, b'], ['XL', 'XL'], [1]],
  },
}

/** Any number of short texts of people's own, in order; a filter asks for whole ones. An empty list, never null. */
export function texts<const O extends TextsOptions = Record<never, never>>(
  options?: O,
): Field<'texts', string[], O & { list: true }> {
  return makeField(type, { ...options, list: true })
}
texts.type = type
