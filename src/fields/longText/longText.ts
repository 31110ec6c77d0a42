import { defineField, type FieldOptions } from '../../core/index.ts'
import { readableText } from '../text/plainText.ts'

export interface LongTextOptions extends FieldOptions {
  /** Most characters; 5,000 by default. */
  max?: number
  /** Height of the input in lines; 4 by default. */
  lines?: number
  default?: string
}

/** Text of several lines, without formatting. */
export const longText = defineField<'longText', string, LongTextOptions>({
  kind: 'longText',
  column: () => 'text',
  schema: ({ max = 5000 }, z) => readableText(z, 1, max),
  operators: ['contains', 'empty'],
  sortable: false,
  words: (value) => value,
  examples: {
    valid: ['One line', 'Two\nlines', 'Straße, 東京'],
    invalid: [1, '', 'x'.repeat(5001), 'nul\u0000'],
  },
})
