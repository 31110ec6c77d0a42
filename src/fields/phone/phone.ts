import { defineField, type FieldOptions } from '../../core/index.ts'

const international = /^\+[1-9]\d{6,14}$/
const ofIndia = /^\+91[6-9]\d{9}$/

/** Whether a text is a telephone number as `phone` keeps it. */
export const isPhone = (text: string): boolean =>
  international.test(text) && (!text.startsWith('+91') || ofIndia.test(text))

/** A telephone number in E.164: `+919876543210`. Indian mobile numbers begin with 6 to 9 (areas, section 1.1). */
export const phone = defineField<'phone', string, FieldOptions>({
  kind: 'phone',
  column: () => 'text',
  schema: (_, z) =>
    z
      .string()
      .overwrite((value) => value.replace(/[\s().-]/g, ''))
      .regex(international)
      .refine(isPhone, { params: { code: 'bad-phone' } }),
  operators: ['eq', 'not', 'in', 'contains', 'empty'],
  sortable: true,
  words: (value) => `${value} ${value.slice(-10)}`,
  // The country and the last three digits: enough to ask a caller whether it is theirs.
  mask: (value) => `${/^\+(91|1|\d{2})/.exec(value)?.[0] ?? '+'} ••••• ••${value.slice(-3)}`,
  examples: {
    valid: ['+919876543210', '+33123456789'],
    invalid: ['9876543210', '+911234567890', '+1', '', 5],
  },
})
