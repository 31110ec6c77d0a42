import { defineField, type FieldOptions } from '../../core/index.ts'
import { plainText } from './plainText.ts'

export interface TextOptions extends FieldOptions {
  min?: number
  /** Most characters; 255 by default. */
  max?: number
  pattern?: RegExp
  /**
   * It says what a record of this area is called, as it was when it was written: forms offer their titles. What else goes, the hooks of
   * its own area decide.
   */
  titleOf?: string
  /** It is the id of a row of a record of this area, which shows its picture there (`images({ grouped })`). */
  rowOf?: string
  /** Its values are keys of the area's own texts below `own.<this>`: so people call them, and so the search of the shop finds them. */
  named?: string
  /** What it may be, where that is known and too much to choose from at a glance: forms have it found by typing. */
  offers?: () => readonly string[]
  default?: string
}

/** One line of text, trimmed. */
export const text = defineField<'text', string, TextOptions>({
  kind: 'text',
  column: () => 'text',
  schema: ({ min = 1, max = 255, pattern }, z) => {
    const line = plainText(z, min, max).refine((value) => !/[\r\n]/.test(value), {
      params: { code: 'single-line' },
    })
    return pattern ? line.regex(pattern) : line
  },
  operators: ['eq', 'not', 'in', 'contains', 'empty'],
  sortable: true,
  words: (value) => value,
  mask: (value) => `${value.length > 4 ? value.slice(0, 2) : ''}•••`,
  examples: {
    valid: ['Linen shirt', 'Robe d’été', '麻のシャツ', 'a "quoted", text', '=1+1', '%_\\'],
    invalid: [
      1,
      '',
      'two\nlines',
      'x'.repeat(256),
      'nul\u0000',
      '\ud800',
      'zero\u200bwidth',
      'turned \u202eround',
    ],
  },
})
