import { defineField, type FieldOptions } from '../../core/index.ts'
import { readableText } from '../text/plainText.ts'

export interface RichTextOptions extends FieldOptions {
  /** Most characters of HTML; 50,000 by default. */
  max?: number
  /** A picture in it is never kept, but what it was called is, so that readers hear that one was left out. */
  namesPictures?: boolean
}

/** Formatted text as HTML. The server sanitises it on every write, the browser once more where it is shown. */
export const richText = defineField<'richText', string, RichTextOptions>({
  kind: 'richText',
  column: () => 'text',
  schema: ({ max = 50_000 }, z) => readableText(z, 1, max),
  operators: ['contains', 'empty'],
  sortable: false,
  words: (value) => value.replace(/<[^>]*>/g, ' '),
  examples: {
    valid: ['<p>Cut from <strong>linen</strong>.</p>', '<ul><li>Washable</li></ul>'],
    invalid: [1, '', 'x'.repeat(50_001), 'nul\u0000'],
  },
})
